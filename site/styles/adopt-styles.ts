const adopted = new Set<string>()

/** Gives the page styles that come with an island's code, once: in every page they would only weigh. */
export const adoptStyles = (css: string): void => {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
