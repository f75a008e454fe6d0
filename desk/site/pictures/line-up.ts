import type { Cut } from '../../../site/ui/picture/shrink-picture.ts'

type Size = { width: number; height: number }
/** Shift of the second picture over the first, in percent of the first one's size, and its scale in percent. */
export type Shift = { across: number; down: number; size: number }
export const unmoved: Shift = { across: 0, down: 0, size: 100 }

/** The parts of both pictures that lie over each other, in the shape of the first. At 100 %, the second just covers it. */
export const cutsOf = (before: Size, after: Size, { across, down, size }: Shift): readonly [Cut, Cut] => {
  // Pixels of the first picture to one of the second.
  const scale = (size / 100) * Math.max(before.width / after.width, before.height / after.height)
  const left = before.width * (0.5 + across / 100) - (after.width * scale) / 2
  const top = before.height * (0.5 + down / 100) - (after.height * scale) / 2
  const [x1, x2] = [Math.max(0, left), Math.min(before.width, left + after.width * scale)]
  const [y1, y2] = [Math.max(0, top), Math.min(before.height, top + after.height * scale)]
  const part = Math.min((x2 - x1) / before.width, (y2 - y1) / before.height)
  const [width, height] = [part * before.width, part * before.height]
  const [x, y] = [(x1 + x2 - width) / 2, (y1 + y2 - height) / 2]
  return [
    whole({ x, y, width, height }),
    whole({ x: (x - left) / scale, y: (y - top) / scale, width: width / scale, height: height / scale }),
  ]
}

// In whole pixels. The tolerance keeps 1199.9999 a 1200.
const pixels = (length: number) => Math.floor(length + 1e-6)
const whole = ({ x, y, width, height }: Required<Cut>): Cut => ({
  x: pixels(x),
  y: pixels(y),
  width: pixels(width),
  height: pixels(height),
})
