import { type Business, businessSchema } from '../../content/schema/business.ts'
import { citySchema } from '../../content/schema/city.ts'
import { customersSchema } from '../../content/schema/customers.ts'
import { countsOf, factsOf, factWordsSchema } from '../../content/schema/figures/fill-figures.ts'
import { priceWordsSchema } from '../../content/schema/figures/price-words.ts'
import { soilingSchema } from '../../content/schema/figures/soiling.ts'
import { interfaceSchema } from '../../content/schema/interface.ts'
import { lettersSchema } from '../../content/schema/letters.ts'
import { estimatePageSchema } from '../../content/schema/pages/estimate-page.ts'
import { serverErrorSchema } from '../../content/schema/pages/plain-pages.ts'
import { type Pricing, pricingSchema } from '../../content/schema/pricing.ts'
import { contentFiles } from '../../content/schema/read-files.ts'
import { ratesOf } from '../../pricing/read-job.ts'
import { drySeasonOf } from '../../pricing/wash-worth.ts'

type Files = ReturnType<typeof contentFiles>

const factsIn = (files: Files, language: string, business: Business, pricing: Pricing) =>
  factsOf(
    business,
    pricing,
    files.yaml(`${language}/facts.yaml`, factWordsSchema),
    countsOf(files.names(`${language}/cities`)),
  )

const readWords = (files: Files, language: string, facts: ReturnType<typeof factsIn>, isFirst: boolean) => ({
  language,
  /** The owner's language. */
  isFirst,
  letters: files.yaml(`${language}/letters.yaml`, lettersSchema, facts),
  customers: files.yaml(`${language}/customers.yaml`, customersSchema),
  priceWords: files.yaml(`${language}/price-words.yaml`, priceWordsSchema, facts),
  estimate: files.yaml(`${language}/pages/estimate.yaml`, estimatePageSchema, facts).words,
  quote: files.yaml(`${language}/interface.yaml`, interfaceSchema, facts).quote,
  serverError: files.yaml(`${language}/pages/server-error.yaml`, serverErrorSchema, facts),
})

/** What the server says to visitors and owners in one language of the site. */
export type ServerWords = ReturnType<typeof readWords>

/**
 * What the server needs of the content before anyone asks it a question: who the business is, what it costs, which towns it
 * serves, and the words of its letters and of its failures: in the owner's language, and with `wordsIn` in that of a
 * visitor. `root` is the content folder.
 */
export const readServerContent = (root: string) => {
  const files = contentFiles(root)
  const business = files.yaml('business.yaml', businessSchema)
  const pricing = files.yaml('pricing.yaml', pricingSchema)
  const read = (language: string, isFirst: boolean) =>
    readWords(files, language, factsIn(files, language, business, pricing), isFirst)
  const [firstLanguage = 'en', ...more] = business.languages
  const first = read(firstLanguage, true)
  const others = more.map((language) => read(language, false))
  const facts = factsIn(files, firstLanguage, business, pricing)
  const soiling = files.optionalYaml('soiling.yaml', soilingSchema)
  const cities = files
    .names(`${firstLanguage}/cities`)
    .map((name) => files.markdown(`${firstLanguage}/cities/${name}`, citySchema, facts))
  return {
    business,
    ...first,
    /** The words of a language that the site has; of any other, the owner's. */
    wordsIn: (language: string | undefined): ServerWords =>
      others.find((words) => words.language === language) ?? first,
    /** The sooner of the two promises: whoever keeps it keeps the other one. */
    replyWithinHours: Math.min(business.promises.replyWithinHours, business.promises.nearMeReplyWithinHours),
    /** The places that we serve, by their names. */
    towns: cities.map(({ name }) => name),
    again: { months: pricing.again, season: soiling ? drySeasonOf(soiling) : null },
    rates: ratesOf({ business, pricing, cities }),
    soiling,
  }
}

export type ServerContent = ReturnType<typeof readServerContent>
