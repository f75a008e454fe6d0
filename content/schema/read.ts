import { resolve } from 'node:path'
import { chatLanguages, inChatLanguages } from '../../contract/chat-message.ts'
import { type Offer, offers } from '../../pricing/job.ts'
import type { Business } from './business.ts'
import { type FactWords, sayIn } from './figures/fill-figures.ts'
import { withOwnWork } from './figures/own-work-names.ts'
import { saidBusiness } from './figures/said-business.ts'
import { soilingAt } from './figures/soiling.ts'
import { gatherContent } from './gather/gather-content.ts'
import { atOwnTown, knownMap } from './map.ts'
import { type CityWords, withCardPages } from './pages/city-page.ts'
import type { Pricing } from './pricing.ts'

/** Content folder: `content` in the working directory, or CONTENT_DIR. */
export const contentRoot = resolve(process.env['CONTENT_DIR'] ?? 'content')

const sayBusiness = (business: Business, words: FactWords): Business => {
  const said = saidBusiness(business, words.business)
  const keywords = said.defaults.keywords.map(sayIn(words).sayText)
  return { ...said, defaults: { ...said.defaults, keywords } }
}

type Whole<Parts> = { [Key in keyof Parts]: Exclude<Parts[Key], undefined> }

const isWhole = <Parts extends object>(parts: Parts): parts is Parts & Whole<Parts> =>
  Object.values(parts).every((part) => part !== undefined)

/** Asserts that no part is missing: a missing file has reported a mistake before. */
const whole = <Parts extends object>(parts: Parts): Parts & Whole<Parts> => {
  if (!isWhole(parts)) throw new Error('A content file was read as nothing, and no mistake was named.')
  return parts
}

const named = <Item extends { language: string }>(items: readonly Item[], language: string): Item => {
  const item = items.find((one) => one.language === language) ?? items[0]
  if (!item) throw new Error('content/business.yaml: languages: expected one at least.')
  return item
}

type Offering = { services: readonly { job?: Offer | undefined }[]; cityPage: CityWords }

/** What no service page and no town card has, in any language. */
const notOffered = (all: readonly Offering[]): Offer[] => {
  const jobs = new Set(
    all.flatMap(({ services, cityPage }) => [...services, ...cityPage.services.items]).map((one) => one.job),
  )
  return offers.filter((job) => job !== 'both' && !jobs.has(job))
}

/** Reads the content in every language, the first one first. Throws a `ContentError` with every mistake. */
export const readSite = (root = contentRoot) => {
  const { list, shared, soiling, allAddresses, read, chats, assistant } = gatherContent(root)
  list.throwAll()
  const { business: stated, common, ...files } = whole({ ...shared, common: assistant })
  const written = read.map(({ words }) => whole(words))
  const languages = read.map(({ language, facts, factWords, words: own }) => {
    const words = whole(own)
    const known = whole({ factWords })
    const { sayText } = sayIn(known.factWords)
    const pagePriceWords = withOwnWork(words, files.pricing, sayText)
    return { language, facts, ...known, words: { ...words, pagePriceWords, cityPage: withCardPages(words, written) } }
  })
  // For a language that the site does not have, the assistant uses the first language's words.
  const wordsIn = (code: string) => named(languages, code).words
  const chatIn = (code: string) => whole(named(chats, code))
  const chat = {
    /** Languages that both the site and the assistant have. */
    chatLanguages: chatLanguages.filter((code) => languages.some(({ language }) => language === code)),
    /** The assistant's words outside of topics, by language. */
    assistantTranslations: inChatLanguages((code) => wordsIn(code).assistant),
    priceWords: inChatLanguages((code) => wordsIn(code).pagePriceWords),
    danger: inChatLanguages((code) => chatIn(code).danger),
    topics: inChatLanguages((code) => chatIn(code).topics),
    spokenPages: inChatLanguages((code) => {
      const { services, cities, faq, cityPage, posts, privacyText, home } = wordsIn(code)
      return { addresses: named(allAddresses, code), services, cities, faq, cityPage, posts, privacyText, home }
    }),
  }
  const all = languages.map(({ words }) => words)
  const business = atOwnTown(stated, all[0]?.cities ?? [])
  const pricing: Pricing = { ...files.pricing, notOffered: notOffered(all) }
  const [first, ...others] = languages.map(({ language, facts, factWords, words }) => ({
    ...files,
    pricing,
    ...chat,
    ...words,
    // Customers' words are not translated: a language without reviews of its own shows those of the first that has some.
    reviews: ([words, ...all].find(({ reviews }) => reviews.length > 0) ?? words).reviews,
    map: knownMap(files.map, business),
    business: sayBusiness(business, factWords),
    soiling: soilingAt(soiling, business.base),
    facts,
    factWords,
    language,
    addresses: named(allAddresses, language),
    /** The site's other languages: addresses and the words that offer them. */
    otherLanguages: allAddresses
      .filter((one) => one.language !== language)
      .flatMap((one) => {
        const { languages: offered } = wordsIn(one.language).interface
        return offered ? [{ ...one, words: offered }] : []
      }),
    assistant: { ...common, ...words.assistant },
  }))
  if (!first) throw new Error('content/business.yaml: languages: expected one at least.')
  return [first, ...others] as const
}

export type Content = ReturnType<typeof readSite>[number]

/** Content in one language; by default the site's first. Throws a `ContentError` for a mistake in any language. */
export const readContent = ({
  root = contentRoot,
  language,
}: {
  root?: string | undefined
  language?: string | undefined
} = {}): Content => {
  const site = readSite(root)
  return named(site, language ?? '')
}

declare global {
  var contentOfThisBuild: Content | undefined
}

/** Content that the build read at its start; in development, the current files. */
export const currentContent = (): Content => globalThis.contentOfThisBuild ?? readContent()
