import { businessSchema } from '../content/schema/business.ts'
import { citySchema } from '../content/schema/city.ts'
import { estimatePageSchema } from '../content/schema/estimate-page.ts'
import { factsOf, factWordsSchema } from '../content/schema/figures/fill-figures.ts'
import { priceWordsSchema } from '../content/schema/figures/price-words.ts'
import { lettersSchema } from '../content/schema/letters.ts'
import { serverErrorSchema } from '../content/schema/plain-pages.ts'
import { pricingSchema } from '../content/schema/pricing.ts'
import { contentFiles } from '../content/schema/read-files.ts'
import { priceList } from '../pricing/price-list.ts'

/**
 * What the server needs of the content before anyone asks it a question: who the business is, what it costs, the words of
 * its letters and of its failures, and which towns it serves. `root` is the content folder.
 */
export const readServerContent = (root: string, language = 'en') => {
  const files = contentFiles(root)
  const business = files.yaml('business.yaml', businessSchema)
  const words = files.yaml(`${language}/facts.yaml`, factWordsSchema)
  const pricing = files.yaml('pricing.yaml', pricingSchema)
  const facts = factsOf(business, pricing, words)
  const cities = files.folder(`${language}/cities`, citySchema, facts)
  return {
    business,
    language,
    letters: files.yaml(`${language}/letters.yaml`, lettersSchema, facts),
    /** The places that we serve, by their names. */
    towns: cities.map(({ name }) => name),
    rates: { list: priceList({ business, pricing, cities }), zips: business.zips },
    priceWords: files.yaml(`${language}/price-words.yaml`, priceWordsSchema, facts),
    estimate: files.yaml(`${language}/pages/estimate.yaml`, estimatePageSchema, facts).words,
    serverError: files.yaml(`${language}/pages/server-error.yaml`, serverErrorSchema, facts),
  }
}

export type ServerContent = ReturnType<typeof readServerContent>
