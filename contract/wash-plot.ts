import type { Loss, WashWorth } from '../pricing/wash-worth.ts'
import { element, type Outline, type OutlineElement } from './outline.ts'

type PlotWords = {
  caption: string
  axis: string
  start: string
  wash: string
  end: string
  unwashed: string
  washed: string
}

// In the units of the picture, which is shown about as wide on a phone.
const size = { width: 360, height: 200 }
const area = { left: 38, right: 352, top: 36, bottom: 172 }
// Above the highest loss, so that a band that levels off is not taken for one that is cut off.
const tops = [2, 4, 6, 10, 16, 20, 30, 40, 60, 100]

/** What dirt costs from the last rain to the next: a band between two rates, as it would go on and after a wash. */
export const washPlot = ({ unwashed, washed }: WashWorth, words: PlotWords): OutlineElement => {
  const first = unwashed[0]?.day ?? 0
  const last = unwashed.at(-1)?.day ?? 0
  const highest = Math.max(...unwashed.map(({ high }) => high))
  const top = tops.find((one) => one > highest) ?? 100
  const x = (day: number) => area.left + ((day - first) / Math.max(1, last - first)) * (area.right - area.left)
  const y = (percent: number) => area.bottom - (percent / top) * (area.bottom - area.top)
  const point = (day: number, percent: number) => `${x(day).toFixed(1)},${y(percent).toFixed(1)}`

  const band = (losses: readonly Loss[], name: string): Outline[] => {
    if (losses.length < 2) return []
    const upper = losses.map(({ day, high }) => point(day, high))
    const lower = losses.map(({ day, low }) => point(day, low)).reverse()
    return [element('polygon', { class: `wash-${name}`, points: [...upper, ...lower].join(' ') })]
  }
  const label = (name: string, left: number, down: number, text: string) =>
    element('text', { class: `wash-text-${name}`, x: left.toFixed(1), y: down.toFixed(1) }, text)
  const line = (name: string, x1: number, y1: number, x2: number, y2: number) =>
    element('line', {
      class: `wash-${name}`,
      x1: x1.toFixed(1),
      y1: y1.toFixed(1),
      x2: x2.toFixed(1),
      y2: y2.toFixed(1),
    })

  const ticks = [0, top / 2, top].flatMap((percent) => [
    line('grid', area.left, y(percent), area.right, y(percent)),
    label('end', area.left - 6, y(percent) + 4, `${percent}%`),
  ])
  const below = size.height - 10
  // In the rainy months the picture ends with the wash.
  const isDry = last > 0
  return element(
    'svg',
    { class: 'wash-plot', viewBox: `0 0 ${size.width} ${size.height}`, role: 'img', 'aria-label': words.caption },
    label('start', 0, 12, words.axis),
    ...ticks,
    ...band(unwashed, 'dirty'),
    ...band(washed, 'clean'),
    line('day', x(0), area.top, x(0), area.bottom),
    label(isDry ? 'middle' : 'end', x(0), area.top - 6, words.wash),
    label('start', area.left, below, words.start),
    ...(isDry ? [label('end', area.right, below, words.end)] : []),
  )
}
