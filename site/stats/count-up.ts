/** Visible share of an element at which it starts. */
export const SEEN_SHARE = 0.3
const DURATION_MS = 2500

/** Ease-out of the share of time, 0 to 1. */
export const eased = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3

/** Counts from 0 to `target` frame by frame and passes each number to `tell`. Returns a function that stops it. */
export const countUp = (target: number, tell: (count: number) => void): (() => void) => {
  const start = performance.now()
  let frame = 0
  const step = (now: number) => {
    const share = (now - start) / DURATION_MS
    tell(Math.round(eased(share) * target))
    if (share < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
