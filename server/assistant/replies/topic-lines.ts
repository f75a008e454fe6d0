import { sentencesOf } from '../retrieval/markdown.ts'
import { saysConcept } from '../understanding/says-concept.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import { saysPhrase } from '../understanding/says-phrase.ts'
import type { Understanding } from '../understanding/understand.ts'
import { asksWhetherMore } from '../understanding/yes-or-no.ts'
import { besidePlanReply, besideVisitReply } from './beside-price.ts'
import { bookingReply } from './booking.ts'
import { callbackReply } from './callback.ts'
import { cancellationReply } from './cancellation.ts'
import { cityReplies } from './city-facts.ts'
import { complaintReply, guaranteeReply, replyTimeReply } from './complaint.ts'
import { distrustReply, netBillingReply } from './distrust.ts'
import { equipmentReply, waterSafeReply } from './harm.ts'
import { hoursReply, isPremiumVisit, premiumReply } from './hours.ts'
import { includedReply } from './included.ts'
import { namedOffers } from './leftover-topics.ts'
import { notOfferedReply } from './not-offered.ts'
import { invoicingReply, paymentReply } from './payment.ts'
import { panelLimitReply, priceReply } from './price.ts'
import type { ReplyContext } from './reply-context.ts'
import { responseReply } from './response.ts'
import { sameDayReply } from './same-day.ts'
import { picturesReply, reviewsReply } from './samples.ts'
import { durationReply, howOftenReply, utilityReply } from './service-facts.ts'
import { areaReply, travelEachReply, travelReply } from './travel.ts'
import { heightReply, speaksOfGlass, windowsReply } from './windows.ts'

type Reply = (asked: Understanding, context: ReplyContext) => string[]

/** "Half off", "the first one is free": no other price than ours is confirmed. */
const publishedOnly: Reply = ({ namesPrice, tokens, lexicon }, { say }) =>
  namesPrice || saysOneOf(tokens, lexicon.words.freeWords) ? [say('published')] : []

/** What can be saved. A discount for a group of people is not among it, and that is what they asked. */
const discountsReply: Reply = (asked, context) => {
  const { say } = context
  const isOfGroup = saysConcept(asked, 'groups')
  // The bundle has been told of with its discounts.
  const ours = asked.topics.some(({ id }) => id === 'bundle') ? [] : [say('discounts')]
  // "What do I save with the bundle?" has been told, too.
  const other = ours.length === 0 && saysConcept(asked, 'comparing') ? [] : [say('discountsOther')]
  const lines = isOfGroup ? [say('discountsNone'), ...ours] : [...ours, ...other]
  return [...publishedOnly(asked, context), ...lines]
}

/** That we clean for businesses: how often, what windows alone cost them and what is saved, where that is asked. */
const commercialReply: Reply = (asked, context) => {
  const { answers, say } = context
  const { commercial = '' } = answers
  const { services } = asked
  const isForLess = saysConcept(asked, 'less')
  const isOnly = asked.topics.every(({ id }) => id === 'commercial' || id === 'discounts')
  if (isForLess && isOnly) return [...(asked.isPolar ? [say('yes')] : []), say('contractSaves')]
  const yes = sentencesOf(commercial).slice(0, 1)
  // "Each month, before we open."
  const extra = asked.isOffHours ? premiumReply(asked, context) : []
  if (asked.plans.has('monthly')) return [...yes, say('oftenCommercial'), say('contractSaves'), ...extra]
  if (!speaksOfGlass(asked) || services.has('solar')) return [commercial]
  return [...yes, say('commercialWindows'), say('contractSaves'), ...extra]
}

/** What can add to a price: what the message names, else all of it. */
const feesReply: Reply = (asked, context) => {
  if (asked.topics.some(({ id }) => id === 'same-day')) return [context.say('sameDayPrice')]
  const named = [
    ...(isPremiumVisit(asked, context.pricing) ? premiumReply(asked, context) : []),
    ...(asked.places.length > 0 ? travelReply(asked, context) : []),
  ]
  // "And is the price you quote the price I pay?" asks for all of it.
  return named.length > 0 && !asked.separate.has('fees') ? named : [context.say('fees')]
}

/** That a home needs no contract; of a business what one saves. */
const contractReply: Reply = ({ services, isPolar, topics }, { answers, say }) => {
  if (!services.has('commercial')) return [answers.contract ?? '']
  return [...(isPolar && topics.length === 1 ? [say('yes')] : []), say('contractSaves'), say('contractNeeds')]
}

/** That we are licensed and insured; a bond is another thing. */
const insuranceReply: Reply = (asked, { answers, say }) => [
  answers.insurance ?? '',
  ...(saysConcept(asked, 'bond') ? [say('bondAsk')] : []),
]

/** How we keep a warranty; where somebody has heard that it requires a cleaning, first that none does. */
const warrantyReply: Reply = (asked, { answers: { warranty = '' }, say }) =>
  saysConcept(asked, 'permission') || saysPhrase(asked.tokens, asked.lexicon.words.mustPhrases)
    ? [...(asked.isPolar ? [say('no')] : []), say('notRequired'), warranty]
    : [warranty, say('notRequired')]

const isOfScreens = ({ services }: Understanding): boolean =>
  (services.has('screen') || services.has('track')) && !services.has('window')

/** That we clean the inside; of screens when we come indoors for them. */
const insideReply: Reply = (asked, { answers, say }) => [
  isOfScreens(asked) ? say('screensIndoors') : (answers.inside ?? ''),
]

/** That we lift droppings; where it is asked whether that costs more, first what decides a price. */
const birdsReply: Reply = ({ tokens, lexicon }, { answers }) => {
  const why = asksWhetherMore(tokens, lexicon) ? sentencesOf(answers['price-why'] ?? '').slice(0, 2) : []
  return [...why, answers.birds ?? '']
}

/** What we clean with: on panels, or on windows where only they are spoken of. */
const chemicalsReply: Reply = ({ services }, { answers, say }) =>
  services.has('window') && !services.has('solar') ? [say('windowChemicals')] : [answers.chemicals ?? '']

/** What helps before a visit; of panels nothing where only windows are to be cleaned. */
const prepareReply: Reply = (asked, { answers: { prepare = '' }, say }) => {
  const isOfGlass = asked.services.has('window') || isOfScreens(asked)
  if (!isOfGlass || asked.services.has('solar')) return [prepare]
  return [sentencesOf(prepare).slice(0, 2).join(' '), say('prepareInside')]
}

/** The best time for panels; of windows alone when a year's washes do most. */
const bestTimeReply: Reply = ({ services }, { answers, say }) =>
  services.has('window') && !services.has('solar') ? [say('oftenWindows')] : [answers['best-time'] ?? '']

const priced = new Set(['price', 'bundle', 'plans', 'fees'])

/** "Can you come at six?", without a word of what it costs. */
const isPolarVisit = (asked: Understanding): boolean =>
  asked.isPolar &&
  asked.topics.every(({ id }) => !priced.has(id)) &&
  !saysOneOf(asked.tokens, asked.lexicon.words.moreWords) &&
  !saysConcept(asked, 'price', 'extra')

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
  'beside-visit': besideVisitReply,
  'beside-plan': besidePlanReply,
  utility: utilityReply,
  'panel-limit': panelLimitReply,
  'travel-each': travelEachReply,
  fees: feesReply,
  'same-day': sameDayReply,
  response: responseReply,
  payment: paymentReply,
  invoicing: invoicingReply,
  callback: callbackReply,
  'water-safe': waterSafeReply,
  equipment: equipmentReply,
  cancellation: cancellationReply,
  insurance: insuranceReply,
  contract: contractReply,
  windows: windowsReply,
  height: heightReply,
  warranty: warrantyReply,
  inside: insideReply,
  chemicals: chemicalsReply,
  prepare: prepareReply,
  birds: birdsReply,
  'best-time': bestTimeReply,
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
  complaint: complaintReply,
  'reply-time': replyTimeReply,
  distrust: distrustReply,
  'net-billing': netBillingReply,
  booking: bookingReply,
  guarantee: guaranteeReply,
  untold: ({ untold }, { say }) => untold.map((thing) => say('untold', { thing })),
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
