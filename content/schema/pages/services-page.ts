import { z } from 'zod'
import { closingSchema, metaSchema, pictureId, reasonsSchema, text, titled } from '../meta.ts'

const detailSchema = z.strictObject({
  short: text,
  included: text,
  process: text,
  benefits: text,
  prices: text,
  /** Names the figure of `visits` in pricing.yaml, for a service that has no other published price. */
  example: text.optional(),
  columns: z.strictObject({ what: text, price: text }),
  related: text,
  closing: titled,
})

/** `pages/services.yaml`: the list of services, and the words that all service pages share. */
export const servicesPageSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({ title: text, lead: text, image: pictureId.optional() }),
  learnMore: text,
  why: reasonsSchema,
  closing: closingSchema,
  detail: detailSchema,
})
