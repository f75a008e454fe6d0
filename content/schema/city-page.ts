import { z } from 'zod'
import { text } from './meta.ts'

/** `serves` says for each `utility` that a place may name who brings the power there. */
const utility = z.strictObject({ label: text, hint: text, serves: z.record(text, text) })

const factsSchema = z.strictObject({
  title: text,
  distance: z.strictObject({
    label: text,
    short: z.strictObject({ home: text, county: text, away: text }),
    home: text,
    county: text,
    away: text,
  }),
  travel: z.strictObject({
    label: text,
    short: z.strictObject({ none: text, county: text, extended: text }),
    none: text,
    county: text,
    extended: text,
  }),
  utility,
  county: z.strictObject({ label: text, text }),
  hours: z.strictObject({ label: text, text }),
})

/** `pages/city.yaml`: the words that all pages about a place share. */
export const cityPageSchema = z.strictObject({
  hero: z.strictObject({ call: text, quote: text }),
  population: text,
  facts: factsSchema,
  features: text,
  benefits: text,
  trust: text,
  local: text,
  neighborhoods: text,
  landmarks: text,
  services: z.strictObject({
    title: text,
    items: z
      .array(z.strictObject({ icon: text, title: text, text, href: text.optional() }))
      .min(2)
      .max(4),
  }),
  more: text,
})
export type CityWords = z.infer<typeof cityPageSchema>
