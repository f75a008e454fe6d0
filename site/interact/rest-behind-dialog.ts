/** How long the page goes on resting when a dialog has closed, so that its closing is painted first. */
const WAKE_AFTER_MS = 500

const rest = (isResting: boolean) => document.documentElement.toggleAttribute('data-resting', isResting)

/**
 * Lets the bands that cannot be seen rest while a modal dialog is open: a modal makes everything else inert, and on a
 * cheap phone the style of a thousand elements takes longer than a tap may. Their sizes are known by then.
 */
export const restBehindDialogs = (): void => {
  let waking = 0
  const before = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return
    clearTimeout(waking)
    rest(true)
  }
  const after = () => {
    waking = window.setTimeout(rest, WAKE_AFTER_MS, false)
  }
  document.addEventListener('beforetoggle', before, true)
  document.addEventListener('close', after, true)
}
