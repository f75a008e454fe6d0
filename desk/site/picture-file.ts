import type { Cut } from '../../site/ui/picture/shrink-picture.ts'

/** Longest side of an uploaded picture of the site, in pixels. */
export const longestSide = 2560
/** Least share of each side that cutting around the focal point keeps. */
const leastKept = 0.7

/** A point in a picture, as shares of width and height. */
export type Point = { x: number; y: number }

const cutSide = (length: number, at: number) => {
  const kept = Math.round(length * Math.max(leastKept, 2 * Math.min(at, 1 - at)))
  return { from: Math.round(Math.min(Math.max(0, at * length - kept / 2), length - kept)), kept }
}

/** The largest part with this point near its middle, because the site's places show the middle. */
export const cutAround = ({ width, height }: { width: number; height: number }, { x, y }: Point): Cut => {
  const [across, down] = [cutSide(width, x), cutSide(height, y)]
  return { x: across.from, y: down.from, width: across.kept, height: down.kept }
}
