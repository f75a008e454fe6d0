import type { City } from '../../../content/schema/city.ts'
import { wordsOf } from '../language/words.ts'
import type { Service } from '../understanding/reading.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const isScreens = ({ services }: Understanding) => services.has('screen') || services.has('track')

/** How long a job takes. */
export const durationReply = (asked: Understanding, { say }: ReplyContext): string[] => {
  const lines = [
    ...(asked.services.has('solar') || asked.counts.length > 0 ? [say('durationSolar')] : []),
    ...(asked.services.has('window') ? [say('durationWindows')] : []),
    ...(isScreens(asked) ? [say('durationScreens')] : []),
  ]
  return lines.length > 0 ? lines : [say('durationAll')]
}

/** How often each kind of glass wants cleaning. */
export const howOftenReply = (asked: Understanding, { say }: ReplyContext): string[] => {
  const lines = [
    ...(asked.services.has('commercial') ? [say('oftenCommercial')] : []),
    ...(asked.services.has('solar') || asked.counts.length > 0 ? [say('oftenSolar')] : []),
    ...(asked.services.has('window') && !asked.services.has('commercial') ? [say('oftenWindows')] : []),
    ...(isScreens(asked) ? [say('oftenScreens')] : []),
  ]
  return lines.length > 0 ? lines : [say('oftenSolar')]
}

const slugs: Partial<Record<Service, string>> = {
  commercial: 'commercial-cleaning',
  screen: 'screen-cleaning',
  track: 'screen-cleaning',
  window: 'window-cleaning',
  solar: 'solar-panel-cleaning',
}

const shortestEnd = 4

/** The items of a list that a question speaks of: "cobwebs" of "webs brushed off". */
const itemsAsked = (items: readonly string[], { tokens, lexicon }: Understanding): string[] => {
  const words = tokens.filter(
    ({ word, stem }) => !lexicon.isFiller(word) && !lexicon.isEmpty(word) && !isNameOfAll(lexicon.conceptsOf(stem)),
  )
  const isOf = (word: string, stem: string) => (item: string) => {
    const own = lexicon.stem(item)
    return own === stem || (item.length >= shortestEnd && word.endsWith(item))
  }
  return items.filter((item) => words.some(({ word, stem }) => wordsOf(item).some(isOf(word, stem))))
}

// The visit, the service and its glass are named in every such question.
const isNameOfAll = (concepts: readonly string[]): boolean =>
  concepts.some((name) => ['visit', 'solar', 'window', 'screen', 'track', 'commercial', 'clean'].includes(name))

/** What a visit includes, as the page of the service lists it; where one thing is asked for, that it does. */
export const includedReply = (asked: Understanding, { say, content, answers }: ReplyContext): string[] => {
  const { services } = asked
  // "How much is quarterly, and does that include the windows?"
  if (asked.isPolar && asked.plans.size > 0 && services.has('window')) return [say('planWindows')]
  // The pages of the services are in English: another language says it in its own words.
  if (answers.included) return [answers.included]
  const named = [...services].flatMap((name) => slugs[name] ?? [])
  const wanted = named.length > 0 ? [...new Set(named)] : ['solar-panel-cleaning']
  const pages = content.services.filter(({ slug }) => wanted.includes(slug)).slice(0, 2)
  const items = asked.isPolar
    ? itemsAsked(
        pages.flatMap(({ included }) => included),
        asked,
      )
    : []
  const [page] = pages
  if (page && items.length > 0)
    return [say('includedItem', { list: items.join('; '), title: page.title, path: `/${page.slug}` })]
  return pages.map(({ slug, title, included }) =>
    say('included', { list: included.join('; '), title, path: `/${slug}` }),
  )
}

const suppliers = ['PG&E', 'Edison']

/** What the page of a city that two companies share says of them. The pages are in English. */
const ownWords = ({ local }: City): string | undefined =>
  local.find(({ text }) => suppliers.every((name) => text.includes(name)))?.text

/** Whose electricity a place has. */
export const utilityReply = ({ places, lexicon }: Understanding, { say, content }: ReplyContext): string[] => {
  const named = content.cities.filter((city) => places.some(({ name }) => name === city.name))
  const lines = named.flatMap((city) => {
    if (city.utility !== 'split') return [say('utility', { place: city.name, utility: city.utility })]
    return lexicon.hasReading ? (ownWords(city) ?? []) : []
  })
  return lines.length > 0 ? lines : [say('utilitySplit')]
}
