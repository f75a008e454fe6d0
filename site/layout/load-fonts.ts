const face = /family:([^;]*);src:([^;]*);font-weight:([^;]*)/g

const load = async (faces: string) => {
  try {
    const fonts = [...faces.matchAll(face)].map(([, family = '', source = '', weight = '']) =>
      new FontFace(family, source, { weight }).load(),
    )
    // Both at once: each alone would have the page laid out again.
    for (const font of await Promise.all(fonts)) document.fonts.add(font)
    localStorage.setItem('fonts', '')
  } catch {
    // A font that cannot be fetched leaves its fallback; where storage is blocked, fonts come late on every page.
  }
}

/** Loads the fonts when the page has loaded: sooner they would share a slow line with its first picture. */
export const loadFonts = (): void => {
  // The style sheet that Fonts.astro keeps for browsers without script.
  const faces = document.querySelector('style[media="(scripting:none)"]')?.textContent
  if (faces) addEventListener('load', () => void load(faces))
}
