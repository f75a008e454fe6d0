import { bands, wakeInTurn } from './bands.ts'

/**
 * Lets the bands that cannot be seen rest while a modal dialog is open: a modal makes everything else inert, and on a
 * cheap phone the style of a thousand elements takes longer than a tap may. Their sizes are known by then.
 */
export const restBehindDialogs = (): void => {
  const before = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return
    // With a mouse the page behind can be scrolled: there a band wakes when it comes near.
    const rest = matchMedia('(hover:none)').matches ? 'hidden' : 'auto'
    const outOfSight = [...bands].filter((band) => {
      const { top, bottom } = band.getBoundingClientRect()
      return bottom < 0 || top > innerHeight
    })
    for (const band of outOfSight) band.style.cssText = `content-visibility:${rest}`
  }
  addEventListener('beforetoggle', before, true)
  // Its closing is painted first.
  addEventListener('close', () => setTimeout(wakeInTurn, 500), true)
}
