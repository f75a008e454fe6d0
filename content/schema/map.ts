import { z } from 'zod'
import { text } from './meta.ts'

const point = z.strictObject({ x: z.number(), y: z.number() })
const paths = z.array(text.regex(/^M[-\d .,A-Za-z]+$/, { error: 'a path of SVG such as M0 0L100 100' })).default([])

/** `map.yaml`: the drawn map of the places, in units of a drawing 760 wide and 640 high. */
export const mapSchema = z.strictObject({
  base: point,
  unitsPerMile: z.number().positive(),
  ringMiles: z.array(z.number().positive()).default([]),
  near: z.strictObject({
    left: z.number(),
    top: z.number(),
    width: z.number().positive(),
    height: z.number().positive(),
  }),
  namesOnTheLeft: z.array(text).default([]),
  countyNames: z.record(text, point).default({}),
  hills: paths,
  ridges: paths,
  countyLines: paths,
  rivers: paths,
  roads: paths,
  roadNumbers: z.array(point.extend({ road: text })).default([]),
})
export type MapDrawing = z.infer<typeof mapSchema>
