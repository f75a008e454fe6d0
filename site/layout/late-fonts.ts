const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const load = (rule: CSSRule) => {
  if (!(rule instanceof CSSFontFaceRule)) return []
  const said = (property: string) => rule.style.getPropertyValue(property)
  // A face takes quotes for a part of its name.
  const family = said('font-family').replaceAll('"', '')
  return [new FontFace(family, said('src'), { weight: said('font-weight') }).load()]
}

/**
 * Fetches the fonts when the page has been painted without them, and shows both at once. Fetched sooner they would share
 * a slow line with the picture that is looked at first, which cost it 150 ms. From the second page on they are there:
 * see Fonts.astro.
 */
export const bringFonts = async (): Promise<void> => {
  // The faces that wait: their style sheet is for browsers that run no script.
  const waiting = document.querySelector<HTMLStyleElement>('style[media]')?.sheet
  if (!waiting) return
  await painted()
  try {
    for (const face of await Promise.all([...waiting.cssRules].flatMap(load))) document.fonts.add(face)
    localStorage.setItem('fonts', '')
  } catch {
    // A font that cannot be fetched leaves its stand-in; where storage is forbidden, fonts come late on every page.
  }
}
