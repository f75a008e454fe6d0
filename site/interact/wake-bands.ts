import { wakeInTurn } from './bands.ts'
import { pause } from './waits.ts'

/** Bands wait this long for the fonts, so that they are laid out once and not twice; a slow line takes longer. */
const FONTS_WITHIN_MS = 150

/** Whatever asks where something stands on the page, or may. */
const asks = ['pointerdown', 'keydown', 'beforeprint']

/**
 * Wakes the bands that rested for the first paint (see BeforePaint.astro), one after another, or all at once when somebody
 * may ask for a place on the page. None wakes before its `styles` are there.
 */
export const wakeBands = async (styles: Promise<unknown>, fonts: Promise<unknown>): Promise<void> => {
  const wakeAll = async () => {
    await styles
    delete document.documentElement.dataset.resting
  }
  for (const ask of asks) addEventListener(ask, wakeAll, true)
  await Promise.all([styles, Promise.race([fonts, pause(FONTS_WITHIN_MS)])])
  await wakeInTurn()
  await wakeAll()
}
