/**
 * Shows the line that offers another language where the browser prefers that to this page's. Whoever comes from another
 * page of the site has chosen: nothing is kept to know it.
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
      return
    }
  }
}
