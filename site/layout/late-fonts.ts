const families = ['--font-bricolage', '--font-figtree']

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Fetches the fonts when the page has been painted without them, and shows both at once. Fetched sooner they would share
 * a slow line with the picture that is looked at first, which cost it 150 ms. From the second page on they are there:
 * the head of each page looks whether they have come before.
 */
export const bringFonts = async (): Promise<void> => {
  const root = document.documentElement
  if (root.hasAttribute('data-fonts')) return
  await painted()
  const style = getComputedStyle(root)
  try {
    await Promise.all(families.map((family) => document.fonts.load(`1em ${style.getPropertyValue(family)}`)))
    root.setAttribute('data-fonts', '')
    localStorage.setItem('fonts', '')
  } catch {
    // A font that cannot be fetched leaves its stand-in; where storage is forbidden, fonts come late on every page.
  }
}
