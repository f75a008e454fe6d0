import { sentencesOf } from '../retrieval/markdown.ts'
import type { Understanding } from '../understanding/understand.ts'
import { cityReplies } from './city-facts.ts'
import { hoursReply, isPremiumVisit, premiumReply } from './hours.ts'
import { leftoverTopics, namedOffers } from './leftover-topics.ts'
import { notOfferedReply } from './not-offered.ts'
import { paymentReply } from './payment.ts'
import { panelLimitReply, priceReply } from './price.ts'
import type { ReplyContext } from './reply-context.ts'
import { responseReply } from './response.ts'
import { sameDayReply } from './same-day.ts'
import { picturesReply, reviewsReply } from './samples.ts'
import { durationReply, howOftenReply, includedReply, utilityReply } from './service-facts.ts'
import { areaReply, travelEachReply, travelReply } from './travel.ts'

type Reply = (asked: Understanding, context: ReplyContext) => string[]

const publishedOnly: Reply = ({ namesPrice }, { say }) => (namesPrice ? [say('published')] : [])

/** What can be saved. A discount for a group of people is not among it, and that is what they asked. */
const discountsReply: Reply = (asked, context) => {
  const { say } = context
  const isOfGroup = asked.tokens.some(({ stem }) => asked.lexicon.conceptsOf(stem).includes('groups'))
  // The bundle has been told of with its discounts.
  const ours = asked.topics.some(({ id }) => id === 'bundle') ? [] : [say('discounts')]
  const lines = isOfGroup ? [say('discountsNone'), ...ours] : [...ours, say('discountsOther')]
  return [...publishedOnly(asked, context), ...lines]
}

/** That we clean for businesses; of windows alone what windows cost them, and where less is asked for, what is saved. */
const commercialReply: Reply = (asked, { answers: { commercial = '' }, say }) => {
  const { services } = asked
  const isForLess = asked.tokens.some(({ stem }) => asked.lexicon.conceptsOf(stem).includes('less'))
  if (isForLess) return [...(asked.isPolar ? [say('yes')] : []), say('contractSaves')]
  if (!services.has('window') || services.has('solar')) return [commercial]
  return [...sentencesOf(commercial).slice(0, 1), say('commercialWindows'), say('contractSaves')]
}

/** What can add to a price: what the message names, else all of it. */
const feesReply: Reply = (asked, context) => {
  if (asked.topics.some(({ id }) => id === 'same-day')) return [context.say('sameDayPrice')]
  const named = [
    ...(isPremiumVisit(asked, context.pricing) ? premiumReply(asked, context) : []),
    ...(asked.places.length > 0 ? travelReply(asked, context) : []),
  ]
  return named.length > 0 ? named : [context.say('fees')]
}

/** That a home needs no contract; of a business what one saves. */
const contractReply: Reply = ({ services, isPolar }, { answers, say }) => {
  if (!services.has('commercial')) return [answers.contract ?? '']
  return [...(isPolar ? [say('yes')] : []), say('contractSaves'), say('contractNeeds')]
}

/** "Can you come at six?", without a word of what it costs. */
const isPolarVisit = ({ isPolar, topics, tokens, lexicon }: Understanding): boolean =>
  isPolar &&
  topics.length === 1 &&
  !tokens.some(
    ({ word, stem }) =>
      lexicon.words.moreWords.includes(word) ||
      lexicon.conceptsOf(stem).some((name) => name === 'price' || name === 'extra'),
  )

/** The topics whose answers are put together by rule; all others have one text in content. */
const composed: Record<string, Reply> = {
  price: priceReply,
  bundle: priceReply,
  plans: priceReply,
  travel: travelReply,
  area: areaReply,
  premium: (asked, context) => (isPolarVisit(asked) ? hoursReply(asked, context) : premiumReply(asked, context)),
  hours: hoursReply,
  duration: durationReply,
  'how-often': howOftenReply,
  included: includedReply,
  utility: utilityReply,
  'panel-limit': panelLimitReply,
  'travel-each': travelEachReply,
  fees: feesReply,
  'same-day': sameDayReply,
  response: responseReply,
  payment: paymentReply,
  contract: contractReply,
  gallery: picturesReply,
  'real-photos': picturesReply,
  reviews: reviewsReply,
  'real-reviews': reviewsReply,
  ...cityReplies,
  'not-offered': (asked, context) => {
    // "Do you do glass doors?" sounds like work that is not ours, and names work that is.
    const ours = asked.otherJobs.length > 0 ? [] : namedOffers(asked)
    return ours.length > 0 ? ours.flatMap((id) => topicLines(id, asked, context)) : notOfferedReply(asked, context)
  },
  discounts: discountsReply,
  services: (asked, context) => {
    const named = namedOffers(asked)
    return named.length === 1 ? named.flatMap((id) => topicLines(id, asked, context)) : [context.answers.services ?? '']
  },
  commercial: commercialReply,
}

/** The lines that answer one topic. */
export const topicLines = (id: string, asked: Understanding, context: ReplyContext): string[] => {
  const reply = composed[id]
  if (reply) return reply(asked, context)
  const answer = context.answers[id]
  return answer ? [answer] : []
}

/** True for a message that names things of ours and asks for nothing: "22 panels in Visalia on a Sunday". */
export const isBareThing = (asked: Understanding): boolean => leftoverTopics(asked).length > 0

// Answers that say what those of other topics would.
const coveredBy: Record<string, readonly string[]> = {
  person: ['bot', 'email', 'height', 'booking'],
  prepare: ['safety'],
  solar: ['commercial', 'farm'],
  rain: ['weather-visit'],
  guarantee: ['refund'],
  'same-day': ['cancellation', 'be-home'],
  'dirt-loss': ['sudden-drop'],
  'pressure-washing': ['cracked'],
  gallery: ['real-photos'],
  reviews: ['real-reviews'],
  travel: ['travel-each'],
  water: ['water-safe'],
  stains: ['diy-windows'],
  diy: ['diy-or-pro', 'vinegar', 'diy-windows'],
  gain: ['gain-promise'],
  contract: ['diy-or-pro'],
  competitors: ['diy-or-pro'],
  payment: ['diy-or-pro'],
  area: ['population', 'neighborhoods', 'landmarks', 'distance'],
}

/** Whether an answer about a price says what a topic asks for. `ids` are all topics that are answered. */
type SaidByPrice = (asked: Understanding, ids: readonly string[]) => boolean

const always: SaidByPrice = () => true
const counted: SaidByPrice = ({ counts }) => counts.length > 0
const placed: SaidByPrice = ({ places }) => places.length > 0
const planned: SaidByPrice = ({ counts, plans }) => counts.length > 0 && plans.size > 0
// "Saturday at 10" and "next to a dairy" are told with what is priced.
const toldOnly =
  (id: string): SaidByPrice =>
  ({ topics }) =>
    topics.some((topic) => topic.id === id && !topic.isAsked)
const both =
  (one: SaidByPrice, other: SaidByPrice): SaidByPrice =>
  (asked, ids) =>
    one(asked, ids) && other(asked, ids)
const beside =
  (id: string): SaidByPrice =>
  (_, ids) =>
    ids.includes(id)

const saidByPrice: Record<string, SaidByPrice> = {
  premium: always,
  // The sum shows it; who asks whether the drive is in a price is told so.
  'travel-each': ({ places, plans, isPolar }) => places.length > 0 && plans.size > 0 && !isPolar,
  commercial: always,
  solar: always,
  windows: always,
  hours: toldOnly('hours'),
  height: toldOnly('height'),
  area: both(placed, toldOnly('area')),
  travel: placed,
  inside: ({ services }) => services.has('window'),
  quote: counted,
  farm: counted,
  'panel-limit': both(counted, beside('price')),
  discounts: planned,
  'how-often': both(planned, beside('plans')),
}

const ofTrouble = new Set(['sudden-drop', 'cracked'])

/** "The inverter shows a red light, can you repair it?": what is asked is answered first. */
const repairLines = ({ topics, otherJobs: [thing], asksForRepair, isPolar }: Understanding, { say }: ReplyContext) =>
  isPolar && asksForRepair && thing !== undefined && topics.length > 0 && topics.every(({ id }) => ofTrouble.has(id))
    ? [say('notOfferedNamed', { thing })]
    : []

/** Answers all topics of a message, a paragraph each, and says nothing twice. */
export const composeAnswer = (asked: Understanding, context: ReplyContext): string => {
  const said = new Set<string>()
  const ids = [...asked.topics.map(({ id }) => id), ...leftoverTopics(asked)]
  const isPriced = ids.includes('price') || ids.includes('bundle') || ids.includes('plans')
  const paragraphs = [...new Set(ids)].map((id) => {
    // What a named time costs is told with the hours.
    const isTimed = id === 'premium' && ids.includes('hours') && (asked.day !== undefined || asked.hour !== undefined)
    const isOneThing = asked.services.size === 1 && ['screens', 'windows', 'solar'].some((other) => ids.includes(other))
    const isCovered =
      isTimed || (id === 'duration' && isOneThing) || coveredBy[id]?.some((other) => ids.includes(other)) === true
    const isRepeat = isCovered || (isPriced && saidByPrice[id]?.(asked, ids) === true)
    const lines = isRepeat ? [] : topicLines(id, asked, context).filter((line) => !said.has(line))
    for (const line of lines) said.add(line)
    return lines.join(' ')
  })
  return [repairLines(asked, context).join(' '), ...paragraphs].filter(Boolean).join('\n\n')
}
