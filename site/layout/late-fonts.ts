const loaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(true)
    else addEventListener('load', resolve)
  })

// As bytes and at low priority: a browser asks for a font's address as urgently as for the page.
const fetched = async ({ style }: CSSFontFaceRule) => {
  const said = (property: string) => style.getPropertyValue(property)
  const [, address = ''] = said('src').split('"')
  const answer = await fetch(address, { priority: 'low' })
  return new FontFace(said('font-family').replaceAll('"', ''), await answer.arrayBuffer(), {
    weight: said('font-weight'),
  })
}

/**
 * Fetches the fonts and shows both at once. To be called when the page has been painted without them. They wait for the
 * pictures of the first screen: sooner they would share a slow line with the one that is looked at first. From the second page on they are
 * there: see BeforePaint.astro.
 */
export const bringFonts = async (): Promise<void> => {
  // The faces that wait: their style sheet is for browsers that run no script.
  const waiting = document.querySelector<HTMLStyleElement>('style[media]')?.sheet
  if (!waiting) return
  await loaded()
  try {
    const faces = [...waiting.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
    for (const face of await Promise.all(faces.map(fetched))) document.fonts.add(face)
    localStorage.setItem('fonts', '')
  } catch {
    // A font that cannot be fetched leaves its stand-in; where storage is forbidden, fonts come late on every page.
  }
}
