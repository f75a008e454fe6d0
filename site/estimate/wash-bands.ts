import type { Loss, WashWorth } from '../../pricing/wash-worth.ts'

/** Size in SVG units, about its width on a phone in pixels. */
export const plotSize = { width: 360, height: 208 }
export const plotArea = { left: 38, right: 352, top: 44, bottom: 180 }

// The scale ends above the highest loss, so that a plateau does not look cut off.
const headroom = 1.08

const rounded = (place: number) => Number(place.toFixed(1))

/**
 * Coordinates of bands, the lines through their middle, ticks and the day of the wash.
 * One scale for every place, up to `mostPercent`, so that the dirtier roof looks dirtier.
 */
export const plotOf = ({ unwashed, washed }: WashWorth, mostPercent: number) => {
  const first = unwashed[0]?.day ?? 0
  const last = unwashed.at(-1)?.day ?? 0
  const top = mostPercent * headroom
  const { left, right, top: upper, bottom } = plotArea
  const x = (day: number) => rounded(left + ((day - first) / (last - first)) * (right - left))
  const y = (percent: number) => rounded(bottom - (percent / top) * (bottom - upper))
  const band = (losses: readonly Loss[]) => {
    const high = losses.map(({ day, high }) => `${x(day)},${y(high)}`)
    const low = losses.map(({ day, low }) => `${x(day)},${y(low)}`).reverse()
    const middle = losses.map(({ day, low, high }) => `${x(day)},${y((low + high) / 2)}`)
    return { area: [...high, ...low].join(' '), middle: middle.join(' ') }
  }
  return {
    unwashed: band(unwashed),
    washed: band(washed),
    washX: x(0),
    ticks: [0, mostPercent / 2, mostPercent].map((percent) => ({ percent, y: y(percent) })),
  }
}
