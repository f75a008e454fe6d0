/**
 * Shows the language offer where the browser prefers another language of the site. Not to a visitor who comes from
 * another page of the site: they have chosen. The first scroll hides it.
 */
export const offerLanguage = (): void => {
  if (document.referrer.startsWith(`${location.origin}/`)) return
  const lines = [...document.querySelectorAll<HTMLElement>('[data-offer]')]
  for (const preferred of navigator.languages) {
    const code = preferred.slice(0, 2)
    if (code === document.documentElement.lang) return
    const line = lines.find(({ lang }) => lang === code)
    if (line) {
      line.hidden = false
      const hide = () => {
        line.hidden = true
      }
      addEventListener('scroll', hide, { once: true, passive: true })
      return
    }
  }
}
