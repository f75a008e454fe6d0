import type { Understanding } from '../understanding/understand.ts'
import { hoursReply, premiumReply } from './hours.ts'
import { priceReply } from './price.ts'
import type { ReplyContext } from './reply-context.ts'
import { durationReply, howOftenReply, includedReply, utilityReply } from './service-facts.ts'
import { areaReply, travelReply } from './travel.ts'

type Reply = (asked: Understanding, context: ReplyContext) => string[]

const publishedOnly: Reply = ({ namesPrice }, { say }) => (namesPrice ? [say('published')] : [])

const panelLimitReply: Reply = ({ services }, { say, pricing }) =>
  services.has('window') && !services.has('solar')
    ? [say('byWindow', { range: pricing.windows.exterior.text })]
    : [say('byPanel')]

/** The topics whose answers are put together by rule; all others have one text in content. */
const composed: Record<string, Reply> = {
  price: priceReply,
  bundle: priceReply,
  plans: priceReply,
  travel: travelReply,
  area: areaReply,
  premium: premiumReply,
  hours: hoursReply,
  duration: durationReply,
  'how-often': howOftenReply,
  included: includedReply,
  utility: utilityReply,
  'panel-limit': panelLimitReply,
  fees: (_, { say }) => [say('fees')],
  discounts: (asked, context) => [
    ...publishedOnly(asked, context),
    context.say('discounts'),
    context.say('discountsOther'),
  ],
}

/** The lines that answer one topic. */
export const topicLines = (id: string, asked: Understanding, context: ReplyContext): string[] => {
  const reply = composed[id]
  if (reply) return reply(asked, context)
  const answer = context.answers[id]
  return answer ? [answer] : []
}

// Topics that leave open what a count, a place or a time in the message is for.
const generalTopics = new Set(['solar', 'windows', 'commercial', 'booking', 'quote', 'services', 'rentals', 'farm'])
const placed = new Set(['price', 'bundle', 'plans', 'area', 'travel', 'utility', 'location'])

// What is asked of a day as well: "do you come to Selma on Sundays?".
const timeless = new Set(['area', 'travel', 'same-day', 'duration', 'bundle'])

/** The topics that the things in a message ask for, where no words do. */
const leftoverTopics = ({ topics, services, counts, places, day, hour }: Understanding): string[] => {
  const asks = (kinds: ReadonlySet<string>) => topics.some(({ id }) => kinds.has(id))
  if (!topics.every(({ id }) => generalTopics.has(id))) {
    const isFar = places.some(({ kind }) => kind === 'outside' || kind === 'unsure')
    const isSunday = day === 'premiumDay' && asks(timeless)
    return [...(isFar && !asks(placed) ? ['area'] : []), ...(isSunday ? ['premium'] : [])]
  }
  const isJob = topics.length === 0 && services.size > 0 && (places.length > 0 || hour !== undefined)
  if (counts.length > 0 || isJob) return ['price']
  if (places.length > 0) return ['area']
  return topics.length > 0 && (day || hour !== undefined) ? ['hours'] : []
}

/** True for a message that names things of ours and asks for nothing: "22 panels in Visalia on a Sunday". */
export const isBareThing = (asked: Understanding): boolean => leftoverTopics(asked).length > 0

// An answer about a price says what these would.
const saidByPrice = new Set(['premium', 'commercial', 'solar', 'windows'])

/** Answers all topics of a message, a paragraph each, and says nothing twice. */
export const composeAnswer = (asked: Understanding, context: ReplyContext): string => {
  const said = new Set<string>()
  const ids = [...asked.topics.map(({ id }) => id), ...leftoverTopics(asked)]
  const isPriced = ids.includes('price') || ids.includes('bundle') || ids.includes('plans')
  const paragraphs = [...new Set(ids)].map((id) => {
    const isRepeat = isPriced && (saidByPrice.has(id) || (id === 'travel' && asked.places.length > 0))
    const lines = isRepeat ? [] : topicLines(id, asked, context).filter((line) => !said.has(line))
    for (const line of lines) said.add(line)
    return lines.join(' ')
  })
  return paragraphs.filter(Boolean).join('\n\n')
}
