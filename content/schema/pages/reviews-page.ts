import { z } from 'zod'
import { closingSchema } from '../closing.ts'
import { metaSchema, pictureId, reasonsSchema, text } from '../meta.ts'

/** `pages/reviews.yaml`: the words of the reviews page. */
export const reviewsPageSchema = z.strictObject({
  meta: metaSchema,
  image: pictureId,
  hero: z.strictObject({ title: text, count: text, quote: text, google: text }),
  list: text,
  samples: z.strictObject({ title: text, text }),
  check: reasonsSchema.optional(),
  closing: closingSchema,
})
