import { once } from '../interact/waits.ts'

const face = /family:([^;]*);src:([^;]*);font-weight:([^;]*)/g

/**
 * Fetches the fonts and shows both at once. To be called when the page has been painted without them. They wait for the
 * pictures of the first screen: sooner they would share a slow line with the one that is looked at first. From the second
 * page on they are there: see BeforePaint.astro.
 */
export const bringFonts = async (): Promise<void> => {
  // The faces that wait: their style sheet is for browsers that run no script.
  const waiting = document.querySelector('style[media]')
  if (!waiting) return
  if (document.readyState !== 'complete') await once(window, 'load')
  try {
    const faces = [...waiting.textContent.matchAll(face)].map(([, family = '', source = '', weight = '']) =>
      new FontFace(family, source, { weight }).load(),
    )
    for (const loaded of await Promise.all(faces)) document.fonts.add(loaded)
    localStorage.setItem('fonts', '')
  } catch {
    // A font that cannot be fetched leaves its stand-in; where storage is forbidden, fonts come late on every page.
  }
}
