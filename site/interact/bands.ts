import { pause } from './waits.ts'

/** The parts of a page that may rest where nobody sees them (see base.css). */
export const bands: NodeListOf<HTMLElement> = document.querySelectorAll('main>*,main~*')

/**
 * Wakes one band after another in tasks of their own, so that none keeps a visitor's touch waiting. Behind a dialog they
 * go on resting.
 */
export const wakeInTurn = async (): Promise<void> => {
  for (const band of bands) {
    if (document.querySelector(':modal')) return
    band.style.cssText = 'content-visibility:visible;visibility:visible'
    band.getBoundingClientRect() // lays it out in this task; several tasks share a frame
    await pause()
  }
}
