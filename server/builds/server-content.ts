import { type Business, businessSchema } from '../../content/schema/business.ts'
import { citySchema } from '../../content/schema/city.ts'
import { customersSchema } from '../../content/schema/customer-words.ts'
import { factsOf, factWordsSchema } from '../../content/schema/figures/fill-figures.ts'
import { priceWordsSchema } from '../../content/schema/figures/price-words.ts'
import { soilingAt, soilingSchema } from '../../content/schema/figures/soiling.ts'
import { interfaceSchema } from '../../content/schema/interface.ts'
import { lettersSchema } from '../../content/schema/letters.ts'
import { atOwnTown } from '../../content/schema/map.ts'
import { estimatePageSchema } from '../../content/schema/pages/estimate-page.ts'
import { homeSchema } from '../../content/schema/pages/home.ts'
import { serverErrorSchema } from '../../content/schema/pages/plain-pages.ts'
import { privatePageSchema } from '../../content/schema/pages/private-page-words.ts'
import { photographsSchema } from '../../content/schema/photograph-words.ts'
import { type Pricing, pricingSchema } from '../../content/schema/pricing.ts'
import { contentFiles } from '../../content/schema/read-files.ts'
import { serviceSchema } from '../../content/schema/service.ts'
import { ratesOf } from '../../pricing/read-job.ts'
import { drySeasonOf } from '../../pricing/wash-worth.ts'

type Files = ReturnType<typeof contentFiles>

const factsIn = (files: Files, language: string, business: Business, pricing: Pricing) =>
  factsOf(business, pricing, files.yaml(`${language}/facts.yaml`, factWordsSchema), language)

const readWords = (files: Files, language: string, facts: ReturnType<typeof factsIn>, isFirst: boolean) => ({
  language,
  /** True for the owner's language. */
  isFirst,
  letters: files.yaml(`${language}/letters.yaml`, lettersSchema, facts),
  customers: files.yaml(`${language}/customers.yaml`, customersSchema),
  priceWords: files.yaml(`${language}/price-words.yaml`, priceWordsSchema, facts),
  estimate: files.yaml(`${language}/pages/estimate.yaml`, estimatePageSchema, facts).words,
  /** What a visitor asks who wants to be reminded of a wash, and in which month. */
  reminder: files.yaml(`${language}/pages/home.yaml`, homeSchema, facts).wash?.remind,
  quote: files.yaml(`${language}/interface.yaml`, interfaceSchema, facts).quote,
  privatePage: files.yaml(`${language}/pages/private-page.yaml`, privatePageSchema, facts),
  /** What each service includes, where the price list knows it. */
  services: files
    .names(`${language}/services`)
    .map((name) => files.markdown(`${language}/services/${name}`, serviceSchema, facts))
    .map(({ job, included }) => ({ job, included })),
  serverError: files.yaml(`${language}/pages/server-error.yaml`, serverErrorSchema, facts),
  photographs: files.yaml(`${language}/photographs.yaml`, photographsSchema, facts),
})

/** The server's words in one language of the site. */
export type ServerWords = ReturnType<typeof readWords>

/**
 * The content that the server reads at startup: business, prices, towns, and the words of letters and error pages, in
 * the owner's language and, with `wordsIn`, in a visitor's. `root` is the content folder. Without `isChecked` values only
 * need their shape.
 */
export const readServerContent = (root: string, isChecked = true) => {
  const files = contentFiles(root, { isChecked })
  const written = files.yaml('business.yaml', businessSchema)
  const pricing = files.yaml('pricing.yaml', pricingSchema)
  const read = (language: string, isFirst: boolean) =>
    readWords(files, language, factsIn(files, language, written, pricing), isFirst)
  const [firstLanguage = 'en', ...more] = written.languages
  const first = read(firstLanguage, true)
  const others = more.map((language) => read(language, false))
  const facts = factsIn(files, firstLanguage, written, pricing)
  const cities = files
    .names(`${firstLanguage}/cities`)
    .map((name) => files.markdown(`${firstLanguage}/cities/${name}`, citySchema, facts))
  const business = atOwnTown(written, cities)
  const soiling = soilingAt(files.optionalYaml('soiling.yaml', soilingSchema), business.base)
  return {
    business,
    ...first,
    /** Words in a language of the site; for any other language, the owner's. */
    wordsIn: (language: string | undefined): ServerWords =>
      others.find((words) => words.language === language) ?? first,
    /** The shorter of the two promises, which keeps both. */
    replyWithinHours: Math.min(business.promises.replyWithinHours, business.promises.nearMeReplyWithinHours),
    towns: cities.map(({ name }) => name),
    again: { months: pricing.again, season: soiling ? drySeasonOf(soiling) : null },
    discounts: pricing.discounts,
    rates: ratesOf({ business, pricing, cities }),
    soiling,
  }
}

export type ServerContent = ReturnType<typeof readServerContent>
