const adopted = new Set<string>()

/**
 * Adds the styles of an island's code to the page, once. They are not part of every page, to keep pages small. They go
 * into an existing sheet as one rule: browsers before Safari 16.4 have no `adoptedStyleSheets`, and the content policy
 * forbids a new element.
 */
export const adoptStyles = (css: string): void => {
  const [sheet] = document.styleSheets
  if (!sheet || adopted.has(css)) return
  adopted.add(css)
  sheet.insertRule(`@media all{${css}}`, sheet.cssRules.length)
}
