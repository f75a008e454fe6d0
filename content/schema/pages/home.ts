import { z } from 'zod'
import { promiseNames } from '../business.ts'
import { link, metaSchema, pictureId, text, titled } from '../meta.ts'

/** Words that are shown only while the business makes this promise. */
const promise = z.enum(promiseNames).exactOptional()
const comparison = z.strictObject({ title: text, lead: text, label: text, before: pictureId, after: pictureId })

/** `pages/home.yaml`: the words of the home page, band by band. */
export const homeSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    title: text,
    lead: text,
    /** One line of ours below them. */
    promise: text.optional(),
    rating: text,
    images: z.strictObject({ wide: pictureId, tall: pictureId }),
  }),
  promises: z.strictObject({
    label: text,
    items: z
      .array(z.strictObject({ icon: text, text, promise }))
      .min(2)
      .max(6),
  }),
  /** "Wash now or wait?", where `soiling.yaml` is there to count from. */
  wash: z
    .strictObject({
      title: text,
      lead: text,
      plot: z.strictObject({ costs: text, caption: text }),
      places: z.strictObject({ town: text, dusty: text }),
      answers: z.strictObject({ wait: titled, close: titled, wash: titled }),
      /** On the first day of `month` the desk says that it is time; `note` asks for that in the visitor's words. */
      remind: z.strictObject({ label: text, note: text, month: z.int().min(1).max(12).default(7) }),
      windows: text,
      check: text,
    })
    .optional(),
  wideSlider: comparison,
  sideSlider: comparison.optional(),
  reviews: z.strictObject({ title: text, source: text, list: text, all: link, google: text }),
  services: z.strictObject({
    title: text,
    lead: text.optional(),
    /** Price line on a service's card, by slug. */
    from: z.record(z.string(), text),
    /** Not shown where its text names plans that the price list does not have. */
    maintenance: titled.partial({ text: true }).extend({ link }),
  }),
  about: z.strictObject({
    title: text,
    lead: text,
    image: pictureId,
    claims: z
      .array(titled.extend({ icon: text, promise }))
      .min(2)
      .max(4),
    stepsTitle: text,
    steps: z.array(titled).min(2).max(5),
  }),
  stats: z.strictObject({
    label: text,
    items: z
      // Without a number: the years in business.
      .array(z.strictObject({ icon: text, number: z.int().exactOptional(), suffix: z.string(), label: text }))
      .min(2)
      .max(6),
  }),
  areas: z.strictObject({
    title: text,
    lead: text,
    free: text,
    others: z.array(z.strictObject({ name: text, latitude: z.number(), longitude: z.number() })),
    more: text,
    less: text,
  }),
  contact: z.strictObject({
    title: text,
    lead: text,
    phone: text,
    email: text,
    area: z.strictObject({ label: text, text }),
    hours: z.strictObject({ label: text, text, off: text }),
  }),
})
export type Home = z.infer<typeof homeSchema>
