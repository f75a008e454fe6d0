import { z } from 'zod'
import { sideJobs } from '../../../pricing/job.ts'
import { text } from '../meta.ts'

const labeled = z.strictObject({ label: text, text })

const needsSchema = z.strictObject({
  title: text,
  distance: z.strictObject({ home: text, county: text, away: text }),
  travel: z.strictObject({ none: text, county: text.optional(), extended: text.optional() }),
  response: labeled,
  water: text,
  dust: text,
  prices: z.strictObject({
    title: text,
    caption: text,
    columns: z.strictObject({ what: text, price: text }),
    rows: z.array(z.strictObject({ label: text, price: text })).min(1),
  }),
})

/** `pages/city.yaml`: the words that all town pages share. */
export const cityPageSchema = z.strictObject({
  hero: z.strictObject({ call: text, quote: text }),
  needs: needsSchema,
  features: text,
  benefits: text,
  trust: z.strictObject({ title: text, points: z.array(text).min(2).max(6) }),
  neighborhoods: text,
  landmarks: text,
  population: text,
  services: z.strictObject({
    title: text,
    items: z
      .array(
        z.strictObject({
          icon: text,
          title: text,
          text,
          href: text.optional(),
          /** The chat offers this work while a card has it. */
          job: z.enum(sideJobs).optional(),
        }),
      )
      .min(1)
      .max(4),
    /** For a service without a page: the button that opens the form, and the note in it. */
    ask: z.strictObject({ label: text, note: text }).optional(),
  }),
  more: text,
})
export type CityWords = z.infer<typeof cityPageSchema>
