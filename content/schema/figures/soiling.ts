import { z } from 'zod'
import { settings } from '../../../pricing/wash-question.ts'
import { text, webAddress } from '../meta.ts'

const percent = z.number().positive().max(100)
const amount = z.number().positive()

/** `content/soiling.yaml`: published figures about soiling of solar panels. */
export const soilingSchema = z.strictObject({
  settings: z.record(z.enum(settings), z.strictObject({ low: percent, high: percent })),
  mostPercent: percent,
  kilowattHours: amount,
  drySeason: z.strictObject({ days: z.int().positive(), percentOfYear: percent }),
  usualPanels: z.int().positive(),
  power: z.strictObject({ cents: amount, exportCents: amount, usedAtHomePercent: percent }),
  study: z.strictObject({ kilowatts: amount, dollars: amount }),
  sources: z.array(z.strictObject({ name: text, url: webAddress })).min(1),
})
