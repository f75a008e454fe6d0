import { z } from 'zod'
import type { Business } from './business.ts'
import { figure } from './figures/figure.ts'
import { metaSchema, pictureId, text, titled } from './meta.ts'

/**
 * Frontmatter of `cities/*.md`; the Markdown below it is the local text. Miles are a straight line from the base.
 * `responseMinutes` is the usual wait of a same-day call; `water` and `dust` say what dirties glass there. A page omits
 * facts that its town lacks.
 */
export const citySchema = z.strictObject({
  name: text,
  county: z.string().min(1, { error: 'the county of the town' }).meta({ format: 'county' }),
  order: z.int(),
  listName: text,
  /** The name within a sentence, when it differs: "el condado de Kings". */
  inSentence: text.optional(),
  image: pictureId,
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  population: z.strictObject({ count: z.int().positive(), year: z.int() }).optional(),
  title: text,
  description: text,
  water: text.optional(),
  dust: text.optional(),
  features: z.array(text).default([]),
  benefits: z
    .array(titled.extend({ icon: text }))
    .max(6)
    .default([]),
  neighborhoods: z.array(text).default([]),
  landmarks: z.array(text).default([]),
  milesFromShop: z.number().nonnegative(),
  responseMinutes: figure('minutes').optional(),
  utility: text.optional(),
  closing: titled.optional(),
  meta: metaSchema,
})
export type City = z.infer<typeof citySchema> & { slug: string; body: string }

/** Path of a town's page: `/ohio/gambier`. */
export const cityPath = ({ placesPath }: Pick<Business, 'placesPath'>, { slug }: { slug: string }): string =>
  `${placesPath}/${slug}`
