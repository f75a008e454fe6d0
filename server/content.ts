import { businessSchema } from '../content/schema/business.ts'
import { factsOf } from '../content/schema/fill-figures.ts'
import { lettersSchema } from '../content/schema/letters.ts'
import { pricingSchema } from '../content/schema/pricing.ts'
import { contentFiles } from '../content/schema/read-files.ts'

/** What the server needs of the content: who the business is, and the words of its letters. `root` is the content folder. */
export const readServerContent = (root: string, language = 'en') => {
  const files = contentFiles(root)
  const business = files.yaml('business.yaml', businessSchema)
  const facts = factsOf(business, files.yaml('pricing.yaml', pricingSchema))
  return { business, letters: files.yaml(`${language}/letters.yaml`, lettersSchema, facts), language }
}

export type ServerContent = ReturnType<typeof readServerContent>
