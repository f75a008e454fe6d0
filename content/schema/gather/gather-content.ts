import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chatLanguages } from '../../../contract/chat-message.ts'
import { priceList } from '../../../pricing/price-list.ts'
import { assistantSchema } from '../assistant-words.ts'
import { businessSchema } from '../business.ts'
import { checkContent } from '../checks/check-content.ts'
import { checkLinks } from '../checks/check-links.ts'
import { checkNames } from '../checks/check-names.ts'
import { checkTopics } from '../checks/check-topics.ts'
import type { Mistake } from '../content-error.ts'
import { customersSchema } from '../customer-words.ts'
import { deskSchema } from '../desk-words.ts'
import { factsOf, factWordsSchema, unknownFacts } from '../figures/fill-figures.ts'
import { priceRows } from '../figures/price-rows.ts'
import { soilingSchema } from '../figures/soiling.ts'
import { checkTranslation } from '../languages/check-translation.ts'
import { addressIn } from '../languages/page-addresses.ts'
import { readAddresses } from '../languages/read-addresses.ts'
import { mapSchema } from '../map.ts'
import { picturesSchema } from '../picture-entry.ts'
import { pricingSchema } from '../pricing.ts'
import { contentFiles } from '../read-files.ts'
import { type MistakeList, mistakeList } from './mistake-list.ts'
import { readChat, readLanguage } from './read-language.ts'

type Files = ReturnType<typeof contentFiles>

export const readShared = (files: Files, { attempt }: MistakeList) => ({
  business: attempt(() => files.yaml('business.yaml', businessSchema)),
  pricing: attempt(() => files.yaml('pricing.yaml', pricingSchema)),
  pictures: attempt(() => files.yaml('images.yaml', picturesSchema)),
  map: attempt(() => files.yaml('map.yaml', mapSchema)),
})

type Reading = {
  root: string
  files: Files
  shared: ReturnType<typeof readShared>
  languages: readonly string[]
  list: MistakeList
}

const namesIn = (files: Files, folder: string, ending = '.md') =>
  files.names(folder, ending).map((name) => name.slice(0, -ending.length))

const missingFolder = (language: string): Mistake => ({
  path: language,
  what: `this folder is missing: write its files as in the other languages, or take ${language} out of languages in content/business.yaml`,
})

const gatherLanguage = (language: string, { root, files, shared, languages, list }: Reading) => {
  const { business, pricing, pictures } = shared
  const [first = language] = languages
  if (language !== first) list.add(...checkTranslation(root, language, first))
  list.add(...checkNames(root, language))
  const slugs = {
    services: namesIn(files, `${language}/services`),
    cities: namesIn(files, `${language}/cities`),
    posts: namesIn(files, `${language}/blog`),
  }
  const factWords = list.attempt(() => files.yaml(`${language}/facts.yaml`, factWordsSchema))
  const facts = business && pricing && factWords ? factsOf(business, pricing, factWords, language) : unknownFacts
  const isTranslated = languages.length > 1
  const words = readLanguage(files, { language, isFirst: language === first, isTranslated, facts, list })
  list.add(...checkContent(root, { ...words, business, pictures, language, slugs: Object.values(slugs).flat() }))
  const prices = business && pricing && priceList({ business, pricing, cities: words.cities })
  const services = words.services.flatMap(
    (service) => (prices && list.attempt(() => priceRows(service, prices, language))) ?? [],
  )
  return { language, slugs, facts, factWords, words: { ...words, services } }
}

/** The assistant's words in each of its languages that the site has; without any, in the site's first language. */
const gatherChats = (
  { root, files, languages, list }: Reading,
  read: readonly { language: string; facts: typeof unknownFacts }[],
) => {
  const spoken = chatLanguages.filter((language) => languages.includes(language))
  const codes: readonly string[] = spoken.length > 0 ? spoken : languages.slice(0, 1)
  return codes.map((language) => {
    const facts = read.find((one) => one.language === language)?.facts ?? unknownFacts
    const chat = readChat(files, language, facts, list)
    list.add(...checkTopics(root, language, chat.topics, namesIn(files, `${language}/assistant/topics`, '.yaml')))
    return { language, ...chat }
  })
}

/** Reads every file of every language and continues after mistakes. Files with mistakes are undefined. */
export const gatherContent = (root: string) => {
  const list = mistakeList()
  const plain = contentFiles(root)
  const shared = readShared(plain, list)
  const soiling = list.attempt(() => plain.optionalYaml('soiling.yaml', soilingSchema))
  // If business.yaml is unreadable: folders named like a language code.
  const languages = shared.business?.languages ?? readdirSync(root).filter((name) => /^[a-z]{2}$/.test(name))
  const allAddresses = readAddresses(root, languages, list)
  const files = contentFiles(root, {
    addressIn: (language, path) => {
      const own = allAddresses.find((one) => one.language === language)
      return own ? addressIn(own, path) : path
    },
  })
  const reading: Reading = { root, files, shared, languages, list }
  const folders = languages.filter((language) => existsSync(join(root, language)))
  for (const language of languages.filter((one) => !folders.includes(one))) list.add(missingFolder(language))
  const read = folders.map((language) => gatherLanguage(language, reading))
  const chats = gatherChats(reading, read)
  const [first] = read
  // All languages share the first one's profile and places.
  const assistant = list.attempt(() =>
    files.yaml(`${first?.language}/assistant.yaml`, assistantSchema, first?.facts ?? unknownFacts),
  )
  // Checked here; only the desk's own build uses it.
  list.attempt(() => plain.yaml(`${first?.language}/desk.yaml`, deskSchema))
  for (const language of folders) list.attempt(() => plain.yaml(`${language}/customers.yaml`, customersSchema))
  if (shared.business && first)
    list.add(
      ...checkLinks(root, files.read, allAddresses, { ...shared, business: shared.business, slugs: first.slugs }),
    )
  return { list, shared, soiling, allAddresses, read, chats, assistant, filled: files.read }
}
