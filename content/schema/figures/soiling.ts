import { z } from 'zod'
import { settings } from '../../../pricing/wash-question.ts'
import type { Business } from '../business.ts'
import { milesPerDegree } from '../map.ts'
import { text, webAddress } from '../meta.ts'

const percent = z.number().positive().max(100)
const amount = z.number().positive()

/** `content/soiling.yaml`: published figures about soiling of solar panels. */
export const soilingSchema = z.strictObject({
  /** Where the figures hold: within `miles` of a place. */
  holds: z.strictObject({ latitude: z.number(), longitude: z.number(), miles: amount }).exactOptional(),
  settings: z.record(z.enum(settings), z.strictObject({ low: percent, high: percent })),
  mostPercent: percent,
  kilowattHours: amount,
  drySeason: z.strictObject({ days: z.int().positive(), percentOfYear: percent }),
  usualPanels: z.int().positive(),
  power: z.strictObject({ cents: amount, exportCents: amount, usedAtHomePercent: percent }),
  study: z.strictObject({ kilowatts: amount, dollars: amount }),
  sources: z.array(z.strictObject({ name: text, url: webAddress })).min(1),
})

/** The figures for a business where they hold; undefined for one elsewhere, whose rain and tariffs are others. */
export const soilingAt = <Figures extends z.infer<typeof soilingSchema>>(
  soiling: Figures | undefined,
  { latitude, longitude }: Business['base'],
): Figures | undefined => {
  if (!soiling?.holds) return soiling
  const { holds } = soiling
  const north = (latitude - holds.latitude) * milesPerDegree
  const east = (longitude - holds.longitude) * milesPerDegree * Math.cos((latitude * Math.PI) / 180)
  return Math.hypot(north, east) <= holds.miles ? soiling : undefined
}
