const adopted = new Set<string>()

/**
 * Gives the page styles that come with an island's code, once: in every page they would only weigh. They go into a sheet of
 * the page, as one rule, since browsers before Safari 16.4 have no `adoptedStyleSheets` and the policy allows no new element.
 */
export const adoptStyles = (css: string): void => {
  const [sheet] = document.styleSheets
  if (!sheet || adopted.has(css)) return
  adopted.add(css)
  sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length)
}
