/** A figure starts when this share of it can be seen. */
export const SEEN_SHARE = 0.3
const DURATION_MS = 2500

/** How far the count is, 0 to 1, after a share of its time: fast at first, gently at the end. */
export const eased = (share: number): number => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3

/** Counts from 0 to `target` frame by frame, and tells each new figure. Gives what stops it. */
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
