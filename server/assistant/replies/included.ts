import { wordsOf } from '../language/words.ts'
import { sentencesOf } from '../retrieval/markdown.ts'
import type { Service } from '../understanding/reading.ts'
import { saysConcept } from '../understanding/says-concept.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { ReplyContext } from './reply-context.ts'

const slugs: Partial<Record<Service, string>> = {
  commercial: 'commercial-cleaning',
  screen: 'screen-cleaning',
  track: 'screen-cleaning',
  window: 'window-cleaning',
  solar: 'solar-panel-cleaning',
}

const shortestEnd = 4

// The visit, the service and its glass are named in every such question.
const isNameOfAll = (concepts: readonly string[]): boolean =>
  concepts.some((name) => ['visit', 'solar', 'window', 'screen', 'commercial', 'clean'].includes(name))

/** The items of a list that a question speaks of: "cobwebs" of "webs brushed off", "hard water" of "mineral spots". */
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

const parts: readonly Service[] = ['screen', 'track']

/** "Does screen cleaning include the tracks?" */
const isScreenJob = ({ tokens, lexicon }: Understanding): boolean =>
  tokens.some(({ stem }, at) => {
    const [here, next] = [stem, tokens[at + 1]?.stem ?? ''].map(lexicon.conceptsOf)
    return here?.includes('screen') && next?.some((name) => name === 'clean' || name === 'visit')
  })

/** What is priced, where screens and tracks are asked of as parts of it. */
const subjectsOf = (asked: Understanding): Service[] => {
  const services = [...asked.services]
  const others = services.filter((name) => !parts.includes(name))
  if (asked.inclusion === undefined || services.length === 0) return services
  if (isScreenJob(asked)) return ['screen']
  if (others.length > 0) return others
  return services.length === parts.length ? ['screen'] : ['window']
}

const pagesOf = (asked: Understanding, { content }: ReplyContext) => {
  const named = subjectsOf(asked).flatMap((name) => slugs[name] ?? [])
  const wanted = named.length > 0 ? [...new Set(named)] : ['solar-panel-cleaning']
  return content.services.filter(({ slug }) => wanted.includes(slug)).slice(0, 2)
}

/** What has a price of its own, and is in none of the others. */
const apartLines = (asked: Understanding, { say, pricing }: ReplyContext): string[] => {
  const { services, isInside } = asked
  const isOfScreens = services.has('screen') || services.has('track')
  const isOfWindows = services.has('window')
  const lines = [
    ...(isOfScreens ? [say('screens')] : []),
    ...(isOfScreens && (isOfWindows || !services.has('solar')) ? [say('screensDown')] : []),
    ...(isInside ? [say('inside')] : []),
  ]
  const outside = isOfWindows && lines.length > 0 ? [say('windows', { range: pricing.windows.exterior.text })] : []
  return [...outside, ...lines]
}

/** Whether a thing is in the price, with a yes or a no first; nothing where our lists do not say. */
const inclusionLines = (asked: Understanding, context: ReplyContext): string[] => {
  const { say } = context
  const isTurned = asked.inclusion === 'extra'
  // "Do you do the sills?", which a visit to the windows includes and one to the screens does not.
  const isPart = asked.services.size > 0 && [...asked.services].every((name) => parts.includes(name))
  const windows = isPart ? context.content.services.filter(({ slug }) => slug === slugs.window) : []
  const lists = [...pagesOf(asked, context), ...windows].map(({ slug, title, included }) => ({
    title,
    path: `/${slug}`,
    // The pages of the services are in English.
    items: asked.lexicon.hasReading ? itemsAsked(included, asked) : [],
  }))
  const found = lists.find(({ items }) => items.length > 0)
  if (found)
    return [
      say(isTurned ? 'notExtra' : 'includedItem', {
        list: found.items.join('; '),
        title: found.title,
        path: found.path,
      }),
      ...(saysConcept(asked, 'stain', 'marks') ? [say('stainsApart')] : []),
    ]
  const apart = apartLines(asked, context)
  if (apart.length === 0) return []
  return asked.inclusion === 'either' ? apart : [say(isTurned ? 'yes' : 'no'), ...apart]
}

/** The sentences of an answer that speak of nothing but what is asked about. */
const ofAsked = (answer: string, { services, lexicon }: Understanding): string => {
  const namesIn = (text: string) =>
    wordsOf(text)
      .flatMap((word) => lexicon.conceptsOf(lexicon.stem(word)))
      .filter((name) => name === 'solar' || name === 'window')
  const isOfOther = (names: readonly string[]) =>
    names.length > 0 && ![...services].some((name) => names.includes(name))
  return sentencesOf(answer)
    .filter((sentence) => services.size === 0 || !isOfOther(namesIn(sentence)))
    .join(' ')
}

/** What a visit includes, as the page of the service lists it; where one thing is asked for, whether it does. */
export const includedReply = (asked: Understanding, context: ReplyContext): string[] => {
  const { say, answers } = context
  // "How much is quarterly, and does that include the windows?"
  if (asked.isPolar && asked.plans.size > 0 && asked.services.has('window')) return [say('planWindows')]
  const told = asked.isPolar || asked.inclusion ? inclusionLines(asked, context) : []
  if (told.length > 0) return told
  // The pages of the services are in English: another language says it in its own words.
  if (answers.included) return [ofAsked(answers.included, asked)]
  return pagesOf(asked, context).map(({ slug, title, included }) =>
    say('included', { list: included.join('; '), title, path: `/${slug}` }),
  )
}
