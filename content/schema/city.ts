import { z } from 'zod'
import type { Business } from './business.ts'
import { figure } from './figures/figure.ts'
import { metaSchema, pictureId, text, titled } from './meta.ts'

/**
 * Frontmatter of `cities/*.md`; the Markdown below it is the local text. Miles are a straight line from the base.
 * `responseMinutes` is the usual wait of a same-day call; `water` and `dust` say what dirties glass there.
 */
export const citySchema = z.strictObject({
  name: text,
  county: text,
  order: z.int(),
  listName: text,
  /** The name within a sentence, when it differs: "el condado de Kings". */
  inSentence: text.optional(),
  image: pictureId,
  latitude: z.number(),
  longitude: z.number(),
  population: z.strictObject({ count: z.int().positive(), year: z.int() }),
  title: text,
  description: text,
  water: text,
  dust: text,
  features: z.array(text).min(4),
  benefits: z
    .array(titled.extend({ icon: text }))
    .min(2)
    .max(6),
  neighborhoods: z.array(text).min(1),
  landmarks: z.array(text).min(1),
  milesFromShop: z.number().nonnegative(),
  responseMinutes: figure('minutes'),
  utility: text,
  closing: titled,
  meta: metaSchema,
})
export type City = z.infer<typeof citySchema> & { slug: string; body: string }

/** Path of a town's page: `/ohio/gambier`. */
export const cityPath = ({ placesPath }: Pick<Business, 'placesPath'>, { slug }: { slug: string }): string =>
  `${placesPath}/${slug}`
