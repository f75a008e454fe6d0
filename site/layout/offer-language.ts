/**
 * Shows the line that offers another language where the browser prefers that to this page's. Whoever comes from another
 * page of the site has chosen: nothing is kept to know it. It is an offer, no fixture: the first scroll takes it away.
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
