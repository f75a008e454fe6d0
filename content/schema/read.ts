import { resolve } from 'node:path'
import { priceList } from '../../pricing/price-list.ts'
import { assistantLanguageSchema, assistantSchema, assistantWordsSchema } from './assistant.ts'
import { type Business, businessSchema } from './business.ts'
import { checkContent } from './checks/check-content.ts'
import { checkLinks } from './checks/check-links.ts'
import { checkTopics } from './checks/check-topics.ts'
import { citySchema } from './city.ts'
import { cityPageSchema } from './city-page.ts'
import { dangerSchema } from './danger.ts'
import { countsOf, type Facts, type FactWords, factsOf, factWordsSchema } from './figures/fill-figures.ts'
import { priceRows } from './figures/price-rows.ts'
import { priceWordsSchema } from './figures/price-words.ts'
import { soilingSchema } from './figures/soiling.ts'
import { homeSchema } from './home.ts'
import { interfaceSchema, translatedInterfaceSchema } from './interface.ts'
import { addressIn } from './languages/addresses.ts'
import { checkTranslation } from './languages/check-translation.ts'
import { readAddresses } from './languages/read-addresses.ts'
import { lettersSchema } from './letters.ts'
import { mapSchema } from './map.ts'
import { altTextsSchema, picturesSchema } from './picture.ts'
import { quotePageSchema, serverErrorSchema, thanksPageSchema } from './plain-pages.ts'
import { postSchema } from './post.ts'
import { pricingSchema } from './pricing.ts'
import { privacyTextSchema } from './privacy.ts'
import { contentFiles } from './read-files.ts'
import { readPages } from './read-pages.ts'
import { faqSchema, reviewsSchema } from './reviews.ts'
import { serviceSchema } from './service.ts'
import { servicesPageSchema } from './services-page.ts'
import { topicSchema } from './topic.ts'

/** The content folder: of the project that is run, or wherever CONTENT_DIR points. */
export const contentRoot = resolve(process.env['CONTENT_DIR'] ?? 'content')

const readPlaces = (files: ReturnType<typeof contentFiles>, language: string, facts: Facts) => ({
  services: files.folder(`${language}/services`, serviceSchema, facts).sort((a, b) => a.order - b.order),
  cities: files.folder(`${language}/cities`, citySchema, facts).sort((a, b) => a.order - b.order),
})

/** The pages that the assistant quotes, names and links to. */
const readSpoken = (files: ReturnType<typeof contentFiles>, language: string, facts: Facts) => ({
  ...readPlaces(files, language, facts),
  faq: files.yaml(`${language}/faq.yaml`, faqSchema, facts),
  cityPage: files.yaml(`${language}/pages/city.yaml`, cityPageSchema, facts),
  posts: files.folder(`${language}/blog`, postSchema, facts).sort((a, b) => b.date.localeCompare(a.date)),
  privacyText: files.markdown(`${language}/pages/privacy.md`, privacyTextSchema, facts),
})

const readWords = (files: ReturnType<typeof contentFiles>, language: string, facts: Facts) => ({
  interface: files.yaml(`${language}/interface.yaml`, interfaceSchema, facts),
  letters: files.yaml(`${language}/letters.yaml`, lettersSchema, facts),
  home: files.yaml(`${language}/pages/home.yaml`, homeSchema, facts),
  quotePage: files.yaml(`${language}/pages/quote.yaml`, quotePageSchema, facts),
  thanksPage: files.yaml(`${language}/pages/thanks.yaml`, thanksPageSchema, facts),
  serverError: files.yaml(`${language}/pages/server-error.yaml`, serverErrorSchema, facts),
  reviews: files.yaml(`${language}/reviews.yaml`, reviewsSchema, facts).reviews,
  pagePriceWords: files.yaml(`${language}/price-words.yaml`, priceWordsSchema, facts),
  altTexts: files.yaml(`${language}/images.yaml`, altTextsSchema, facts),
  ...readSpoken(files, language, facts),
  servicesPage: files.yaml(`${language}/pages/services.yaml`, servicesPageSchema, facts),
  ...readPages(files, language, facts),
})

/** The business in the words of a language: its trade, and what search engines read of a page without words of its own. */
const sayBusiness = (business: Business, { words }: FactWords): Business => {
  const say = (text: string) => (Object.hasOwn(words, text) ? (words[text] ?? text) : text)
  const { title, description, keywords } = business.defaults
  return {
    ...business,
    shortTagline: say(business.shortTagline),
    defaults: {
      ...business.defaults,
      title: say(title),
      description: say(description),
      keywords: keywords.map(say),
    },
  }
}

type Reading = { root?: string | undefined; language?: string | undefined }

const readAssistant = (files: ReturnType<typeof contentFiles>, language: string, first: string, facts: Facts) => {
  const of = (code: string) => `${code}/assistant.yaml`
  if (language === first) return files.yaml(of(first), assistantSchema, facts)
  const { profile, places } = files.yaml(of(first), assistantSchema, facts)
  return { profile, places, ...files.yaml(of(language), assistantWordsSchema, facts) }
}

/** The languages of the site that are in the content folder, the first of them first. */
export const languagesOf = (root = contentRoot): readonly string[] =>
  contentFiles(root).yaml('business.yaml', businessSchema).languages

/**
 * Reads and checks everything that the business says, in one language; without one, in the first of the site.
 * Throws a `ContentError` with one sentence at the first mistake.
 */
export const readContent = ({ root = contentRoot, language: wanted }: Reading = {}) => {
  const { languages } = contentFiles(root).yaml('business.yaml', businessSchema)
  const allAddresses = readAddresses(root, languages)
  const [{ language: first }] = allAddresses
  const language = wanted ?? first
  const addresses = allAddresses.find((one) => one.language === language) ?? allAddresses[0]
  if (language !== first) checkTranslation(root, language, first)
  const files = contentFiles(root, (code, path) => {
    const own = allAddresses.find((one) => one.language === code)
    return own ? addressIn(own, path) : path
  })
  const written = files.yaml('business.yaml', businessSchema)
  const pricing = files.yaml('pricing.yaml', pricingSchema)
  const pictures = files.yaml('images.yaml', picturesSchema)
  const soiling = files.optionalYaml('soiling.yaml', soilingSchema)
  const map = files.yaml('map.yaml', mapSchema)
  const business = sayBusiness(written, files.yaml(`${language}/facts.yaml`, factWordsSchema))
  const counts = countsOf(contentFiles(root).names(`${language}/cities`))
  const factsIn = (code: string) => factsOf(written, pricing, files.yaml(`${code}/facts.yaml`, factWordsSchema), counts)
  const factWords = {
    en: files.yaml('en/facts.yaml', factWordsSchema),
    es: files.yaml('es/facts.yaml', factWordsSchema),
  }
  const facts = factsIn(language)
  const words = readWords(files, language, facts)
  checkContent(root, { business, pictures, language, ...words })
  const english = factsOf(written, pricing, factWords.en, counts)
  const spanish = factsOf(written, pricing, factWords.es, counts)
  const assistantTranslations = { es: files.yaml('es/assistant.yaml', assistantLanguageSchema, spanish) }
  const priceWords = {
    en: files.yaml('en/price-words.yaml', priceWordsSchema, english),
    es: files.yaml('es/price-words.yaml', priceWordsSchema, spanish),
  }
  const danger = {
    en: files.yaml('en/assistant/danger.yaml', dangerSchema, english),
    es: files.yaml('es/assistant/danger.yaml', dangerSchema, spanish),
  }
  const topics = {
    en: files.yamlFolder('en/assistant/topics', topicSchema, english),
    es: files.yamlFolder('es/assistant/topics', topicSchema, spanish),
  }
  for (const [code, own] of Object.entries(topics)) checkTopics(root, code, own)
  checkLinks(root, files.read, allAddresses, { business, pictures, ...words })
  const list = priceList({ business, pricing, ...words })
  const services = words.services.map((service) => priceRows(service, list, language))
  // A language that the assistant speaks and the site does not: its answers take names and links from this site's own pages.
  const pagesIn = (code: string) => {
    const own = allAddresses.find((one) => one.language === code && code !== language)
    if (own === undefined) {
      const { cities, faq, cityPage, posts, privacyText } = words
      return { addresses, services, cities, faq, cityPage, posts, privacyText }
    }
    const pages = readSpoken(files, code, factsIn(code))
    return { ...pages, addresses: own, services: pages.services.map((service) => priceRows(service, list, code)) }
  }
  const spokenPages = { en: pagesIn('en'), es: pagesIn('es') }
  /** The same site in its other languages: where its pages stand there, and how it is offered. */
  const otherLanguages = allAddresses
    .filter((one) => one.language !== language)
    .map((one) => ({
      ...one,
      words: files.yaml(`${one.language}/interface.yaml`, translatedInterfaceSchema, factsIn(one.language)).languages,
    }))
  return {
    business,
    pricing,
    pictures,
    map,
    soiling,
    facts,
    factWords,
    language,
    addresses,
    otherLanguages,
    assistant: readAssistant(files, language, first, facts),
    assistantTranslations,
    priceWords,
    danger,
    topics,
    spokenPages,
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
