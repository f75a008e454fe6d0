/** The parts of a page that may rest where nobody sees them (see base.css). */
export const bands: NodeListOf<HTMLElement> = document.querySelectorAll('.section,.footer,.site-index')

/** Takes from all bands what made one rest or wake by itself. */
export const releaseBands = (): void => {
  for (const band of bands) band.removeAttribute('style')
}
