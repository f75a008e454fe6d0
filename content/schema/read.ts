import { resolve } from 'node:path'
import { priceList } from '../../pricing/price-list.ts'
import { assistantLanguageSchema, assistantSchema } from './assistant.ts'
import { businessSchema } from './business.ts'
import { checkContent } from './check-content.ts'
import { citySchema } from './city.ts'
import { cityPageSchema } from './city-page.ts'
import { dangerSchema } from './danger.ts'
import { type Facts, factsOf, factWordsSchema } from './figures/fill-figures.ts'
import { priceRows } from './figures/price-rows.ts'
import { priceWordsSchema } from './figures/price-words.ts'
import { homeSchema } from './home.ts'
import { interfaceSchema } from './interface.ts'
import { lettersSchema } from './letters.ts'
import { mapSchema } from './map.ts'
import { altTextsSchema, picturesSchema } from './picture.ts'
import { quotePageSchema, serverErrorSchema, thanksPageSchema } from './plain-pages.ts'
import { postSchema } from './post.ts'
import { pricingSchema } from './pricing.ts'
import { contentFiles } from './read-files.ts'
import { readPages } from './read-pages.ts'
import { faqSchema, reviewsSchema } from './reviews.ts'
import { serviceSchema } from './service.ts'
import { servicesPageSchema } from './services-page.ts'
import { topicSchema } from './topic.ts'

/** The content folder: of the project that is run, or wherever CONTENT_DIR points. */
export const contentRoot = resolve(process.env['CONTENT_DIR'] ?? 'content')

const readWords = (files: ReturnType<typeof contentFiles>, language: string, facts: Facts) => ({
  assistant: files.yaml(`${language}/assistant.yaml`, assistantSchema, facts),
  interface: files.yaml(`${language}/interface.yaml`, interfaceSchema, facts),
  letters: files.yaml(`${language}/letters.yaml`, lettersSchema, facts),
  home: files.yaml(`${language}/pages/home.yaml`, homeSchema, facts),
  quotePage: files.yaml(`${language}/pages/quote.yaml`, quotePageSchema, facts),
  thanksPage: files.yaml(`${language}/pages/thanks.yaml`, thanksPageSchema, facts),
  serverError: files.yaml(`${language}/pages/server-error.yaml`, serverErrorSchema, facts),
  faq: files.yaml(`${language}/faq.yaml`, faqSchema, facts),
  reviews: files.yaml(`${language}/reviews.yaml`, reviewsSchema, facts).reviews,
  altTexts: files.yaml(`${language}/images.yaml`, altTextsSchema, facts),
  services: files.folder(`${language}/services`, serviceSchema, facts).sort((a, b) => a.order - b.order),
  cities: files.folder(`${language}/cities`, citySchema, facts).sort((a, b) => a.order - b.order),
  servicesPage: files.yaml(`${language}/pages/services.yaml`, servicesPageSchema, facts),
  cityPage: files.yaml(`${language}/pages/city.yaml`, cityPageSchema, facts),
  ...readPages(files, language, facts),
  posts: files.folder(`${language}/blog`, postSchema, facts).sort((a, b) => b.date.localeCompare(a.date)),
})

type Reading = { root?: string | undefined; language?: string }

/**
 * Reads and checks everything that the business says, in one language.
 * Throws a `ContentError` with one sentence at the first mistake.
 */
export const readContent = ({ root = contentRoot, language = 'en' }: Reading = {}) => {
  const files = contentFiles(root)
  const business = files.yaml('business.yaml', businessSchema)
  const pricing = files.yaml('pricing.yaml', pricingSchema)
  const pictures = files.yaml('images.yaml', picturesSchema)
  const map = files.yaml('map.yaml', mapSchema)
  const factWords = {
    en: files.yaml('en/facts.yaml', factWordsSchema),
    es: files.yaml('es/facts.yaml', factWordsSchema),
  }
  const facts = factsOf(business, pricing, factWords.en)
  const words = readWords(files, language, facts)
  checkContent(root, { business, pictures, ...words })
  const spanish = factsOf(business, pricing, factWords.es)
  const assistantTranslations = { es: files.yaml('es/assistant.yaml', assistantLanguageSchema, spanish) }
  const priceWords = {
    en: files.yaml('en/price-words.yaml', priceWordsSchema, facts),
    es: files.yaml('es/price-words.yaml', priceWordsSchema, spanish),
  }
  const danger = {
    en: files.yaml('en/assistant/danger.yaml', dangerSchema, facts),
    es: files.yaml('es/assistant/danger.yaml', dangerSchema, spanish),
  }
  const topics = {
    en: files.yamlFolder('en/assistant/topics', topicSchema, facts),
    es: files.yamlFolder('es/assistant/topics', topicSchema, spanish),
  }
  const services = words.services.map((service) => priceRows(service, priceList({ business, pricing, ...words })))
  return {
    business,
    pricing,
    pictures,
    map,
    facts,
    factWords,
    language,
    assistantTranslations,
    priceWords,
    danger,
    topics,
    ...words,
    services,
  }
}

export type Content = ReturnType<typeof readContent>

declare global {
  var contentOfThisBuild: Content | undefined
}

/** What the build has read at its start; in development, where there is none, what the files say now. */
export const currentContent = (): Content => globalThis.contentOfThisBuild ?? readContent()
