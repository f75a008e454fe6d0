import { z } from 'zod'
import { businessSchema } from '../content/schema/business.ts'
import { factsOf, factWordsSchema } from '../content/schema/figures/fill-figures.ts'
import { lettersSchema } from '../content/schema/letters.ts'
import { serverErrorSchema } from '../content/schema/plain-pages.ts'
import { pricingSchema } from '../content/schema/pricing.ts'
import { contentFiles } from '../content/schema/read-files.ts'

/**
 * What the server needs of the content before anyone asks it a question: who the business is, and the words of its
 * letters and of its failures, and which towns it serves. `root` is the content folder.
 */
export const readServerContent = (root: string, language = 'en') => {
  const files = contentFiles(root)
  const business = files.yaml('business.yaml', businessSchema)
  const words = files.yaml(`${language}/facts.yaml`, factWordsSchema)
  const facts = factsOf(business, files.yaml('pricing.yaml', pricingSchema), words)
  return {
    business,
    language,
    letters: files.yaml(`${language}/letters.yaml`, lettersSchema, facts),
    /** The places that we serve, by their names. */
    towns: files.folder(`${language}/cities`, z.object({ name: z.string() }), facts).map(({ name }) => name),
    serverError: files.yaml(`${language}/pages/server-error.yaml`, serverErrorSchema, facts),
  }
}

export type ServerContent = ReturnType<typeof readServerContent>
