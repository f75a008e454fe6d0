import { bands, wakeInTurn } from './bands.ts'

/** How long the page goes on resting when a dialog has closed, so that its closing is painted first. */
const WAKE_AFTER_MS = 500

const isOutOfSight = (band: Element) => {
  const { top, bottom } = band.getBoundingClientRect()
  return bottom < 0 || top > innerHeight
}

/**
 * Lets the bands that cannot be seen rest while a modal dialog is open: a modal makes everything else inert, and on a
 * cheap phone the style of a thousand elements takes longer than a tap may. Their sizes are known by then.
 */
export const restBehindDialogs = (): void => {
  const before = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return
    // With a mouse the page behind can be scrolled: there a band wakes when it comes near.
    const rest = matchMedia('(hover:none)').matches ? 'hidden' : 'auto'
    for (const band of [...bands].filter(isOutOfSight)) band.style.cssText = `content-visibility:${rest}`
  }
  addEventListener('beforetoggle', before, true)
  addEventListener('close', () => setTimeout(wakeInTurn, WAKE_AFTER_MS), true)
}
