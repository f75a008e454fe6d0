import { z } from 'zod'
import { metaSchema, pictureId, text, titled } from './meta.ts'

const comparison = z.strictObject({ title: text, lead: text, label: text, before: pictureId, after: pictureId })

/** `pages/home.yaml`: the words of the home page, band by band. */
export const homeSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    title: text,
    lead: text,
    rating: z.strictObject({ score: text, source: text }),
    images: z.strictObject({ wide: pictureId, tall: pictureId }),
  }),
  promises: z.strictObject({ label: text, items: z.array(z.strictObject({ icon: text, text })).length(4) }),
  wideSlider: comparison,
  sideSlider: comparison.optional(),
  reviews: z.strictObject({ title: text, score: text, source: text, list: text }),
  services: z.strictObject({ title: text, lead: text }),
  about: z.strictObject({
    title: text,
    lead: text,
    image: pictureId,
    claims: z.array(titled.extend({ icon: text })).length(3),
    stepsTitle: text,
    steps: z.array(titled).length(3),
  }),
  stats: z.strictObject({
    label: text,
    items: z.array(z.strictObject({ icon: text, number: z.int(), suffix: z.string(), label: text })).length(4),
  }),
  areas: z.strictObject({ title: text, lead: text, more: text, less: text }),
  contact: z.strictObject({
    title: text,
    lead: text,
    phone: text,
    email: text,
    area: z.strictObject({ label: text, text }),
    hours: z.strictObject({ label: text, text }),
  }),
})
export type Home = z.infer<typeof homeSchema>
