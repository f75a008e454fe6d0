import { namesTime } from '../understanding/carry-over.ts'
import { isFar } from '../understanding/gazetteer.ts'
import { saysOneOf } from '../understanding/says-one-of.ts'
import { bestShare, strongShare } from '../understanding/sureness.ts'
import type { Understanding } from '../understanding/understand.ts'
import { feeSumLines } from './fee-sum.ts'
import { leftoverTopics } from './leftover-topics.ts'
import type { ReplyContext } from './reply-context.ts'
import { isPast } from './same-day.ts'
import { topicLines } from './topic-lines.ts'

/** True for a message that names things of ours and asks for nothing: "22 panels in Visalia on a Sunday". */
export const isBareThing = (asked: Understanding): boolean => leftoverTopics(asked).length > 0

// Answers that say what those of other topics would.
const coveredBy: Record<string, readonly string[]> = {
  person: ['callback', 'bot', 'email', 'height', 'booking'],
  prepare: ['safety'],
  solar: ['commercial', 'farm'],
  rain: ['weather-visit', 'distrust', 'birds'],
  guarantee: ['refund', 'complaint'],
  insurance: ['complaint'],
  cracked: ['complaint'],
  payment: ['complaint'],
  roof: ['complaint'],
  'clean-up': ['complaint'],
  fees: ['complaint'],
  'screen-repair': ['sudden-drop', 'complaint'],
  'water-spots': ['stains'],
  'dirt-loss': ['sudden-drop'],
  gallery: ['real-photos'],
  distrust: ['real-reviews', 'real-photos'],
  reviews: ['real-reviews'],
  travel: ['travel-each', 'complaint'],
  gain: ['distrust'],
  water: ['water-safe'],
  stains: ['diy-windows', 'stain-price'],
  diy: ['diy-or-pro', 'vinegar', 'diy-windows'],
  area: ['population', 'neighborhoods', 'landmarks', 'distance'],
}

// What a word of the other topic is often read as, unless a question of its own asks for it.
const takenFor: Record<string, readonly string[]> = {
  // "What water do you use, does it not stain?"
  stains: ['water', 'chemicals'],
  // "Am I required to clean twice a year, or the maker cancels my warranty?"
  'how-often': ['warranty'],
  contract: ['diy-or-pro'],
  competitors: ['diy-or-pro'],
  payment: ['diy-or-pro'],
  location: ['gated'],
  quote: ['not-offered'],
  // "Do you take paint off glass?"
  'not-offered': ['construction'],
  'pressure-washing': ['cracked', 'pressure-on-panels'],
  // "I booked for Saturday, can I cancel?"
  booking: ['cancellation'],
  'same-day': ['cancellation', 'be-home'],
  // "Are you a person or a robot?"
  equipment: ['bot', 'complaint'],
  gain: ['gain-promise'],
  // "Do you walk on the tiles? The last one cracked three."
  cracked: ['roof', 'insurance'],
  // "Pigeons made a mess, can you get that off?"
  discounts: ['birds', 'stains'],
  // "Is it extra if you show up on a Sunday?"
  arrival: ['premium'],
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
  height: (asked, ids) => toldOnly('height')(asked, ids) || (counted(asked, ids) && !asked.services.has('window')),
  birds: both(counted, toldOnly('birds')),
  // "30 panels, tile roof, in Clovis" tells of the roof.
  roof: (asked, ids) => toldOnly('roof')(asked, ids) || (counted(asked, ids) && !asked.isPolar),
  area: both(placed, toldOnly('area')),
  travel: placed,
  inside: ({ services }) => services.has('window'),
  // "Does the price include the inside?"
  included: ({ isInside, services }) => isInside && services.has('window'),
  screens: ({ isPolar }) => !isPolar,
  quote: counted,
  farm: counted,
  'panel-limit': both(counted, beside('price')),
  discounts: planned,
  'how-often': both(planned, beside('plans')),
}

// Beside these, what is out of order is told and hardly asked.
const besideTrouble = new Set([
  'price',
  'bundle',
  'plans',
  'area',
  'travel',
  'hours',
  'same-day',
  'booking',
  'windows',
  'solar',
])

// "Fix it" is most often said of a screen.
const ofTrouble = new Set(['sudden-drop', 'cracked', 'screen-repair'])

/** "The inverter shows a red light, can you repair it?": what is asked is answered first. */
const repairLines = ({ topics, otherJobs: [thing], asksForRepair, isPolar }: Understanding, { say }: ReplyContext) =>
  isPolar && asksForRepair && thing !== undefined && topics.length > 0 && topics.every(({ id }) => ofTrouble.has(id))
    ? [say('notOfferedNamed', { thing })]
    : []

/** "20 panels, and the roof leaks", "stains on windows and the shower door": of the work that is not ours, that it is not. */
const otherLines = (asked: Understanding, ids: readonly string[], { say }: ReplyContext): string[] => {
  const { otherJobs, tokens, lexicon } = asked
  const isTold = ids.some((id) => besideTrouble.has(id)) && saysOneOf(tokens, lexicon.words.troubleWords)
  const isSaid = ids.some((id) => id === 'not-offered' || ofTrouble.has(id) || id === 'bird-proofing')
  if (isSaid || !(isTold || ids.includes('stains'))) return []
  return otherJobs.slice(0, 1).map((thing) => say('notOfferedNamed', { thing }))
}

const offers = new Set(['solar', 'windows', 'screens', 'commercial', 'gutters', 'pressure-washing', 'services'])

const isServed = ({ kind }: Understanding['places'][number]): boolean => kind === 'served'

/** How many kinds of glass are named; screens and their tracks are one. */
const glassOf = (services: Understanding['services']): number =>
  new Set([...services].map((name) => (name === 'track' ? 'screen' : name))).size

/** True for a topic whose answer is said by that of another topic, or is of no use beside it. */
const isCovered = (id: string, asked: Understanding, ids: readonly string[], context: ReplyContext): boolean => {
  const { day, hour, services } = asked
  // "It is 4 pm, can you still come today?" asks for no opening hours.
  if (id === 'hours' && ids.includes('same-day') && isPast(asked, context)) return true
  // "I may have to cancel. Will I be charged?"
  if (id === 'fees' && ids.includes('cancellation') && day === undefined && hour === undefined) return true
  // "Is the inside included or is that extra?"
  if (id === 'fees' && asked.inclusion && ids.includes('included')) return true
  // "At 8 in the morning, is that extra?" asks for no list of fees.
  if (id === 'fees' && namesTime(asked) && (ids.includes('hours') || ids.includes('premium'))) return true
  // "I'm calling at 1:30, is it too late for today?"
  if (id === 'callback' && ids.includes('same-day') && hour !== undefined) return true
  // What a named time costs is told with the hours.
  if (id === 'premium' && ids.includes('hours') && (day !== undefined || hour !== undefined)) return true
  if (id === 'duration' && glassOf(services) === 1 && ['screens', 'windows', 'solar'].some((one) => ids.includes(one)))
    return true
  // "We are with PG&E, does a wash still make sense?"
  if (id === 'utility' && ids.length > 1 && toldOnly(id)(asked, ids)) return true
  // "I live next to a dairy, how often?"
  if (id === 'farm' && ids.includes('how-often')) return true
  // "I have a shop, do you do its windows?"
  if (id === 'windows' && ids.includes('commercial') && services.has('commercial')) return true
  // "Could you clean my sister's panels in Sacramento?": that we do panels is no answer to that.
  if (offers.has(id) && asked.isPolar && ids.includes('area') && asked.places.every(isFar)) return true
  // "Do you remove bee hives?": where it is open which of the two is asked, one refusal is enough.
  if (id === 'not-offered' && ids.includes('bird-proofing') && bestShare(asked) < strongShare) return true
  // Whoever takes our price for a swindle has been told it; what stains add is told with the price of windows.
  const isPriceTold = ids.includes('distrust') || (ids.includes('stain-price') && !services.has('solar'))
  if (id === 'price' && isPriceTold && asked.counts.length === 0) return true
  // "Can you clean off the stains?" sounds like work of others, and is answered.
  if (id === 'not-offered' && asked.otherJobs.length === 0 && ids.includes('stains')) return true
  if (id === 'area' && ids.includes('travel') && !asked.separate.has(id) && asked.places.every(isServed)) return true
  // What helps against spots on a window makes no power.
  if (id === 'gain' && ids.length > 1 && services.has('window') && !services.has('solar')) return true
  const covering = [...(coveredBy[id] ?? []), ...(asked.separate.has(id) ? [] : (takenFor[id] ?? []))]
  return covering.some((other) => ids.includes(other))
}

const insideGlass = new Set(['window'])
const screens = new Set(['screen', 'track'])

/** "Do you clean inside too, and what does that run?": the answer that says yes says what is known of the price as well. */
const isPriceToldBeside = (asked: Understanding, ids: readonly string[]): boolean => {
  const { services, counts, places, isPolar } = asked
  const isPlainVisit = counts.length + places.length === 0 && !namesTime(asked)
  const isOnly = (things: ReadonlySet<string>) => services.size > 0 && [...services].every((name) => things.has(name))
  const isTold = (ids.includes('inside') && isOnly(insideGlass)) || (ids.includes('screens') && isOnly(screens))
  return isPolar && isPlainVisit && isTold
}

/** Answers all topics of a message, a paragraph each, and says nothing twice. */
export const composeAnswer = (asked: Understanding, context: ReplyContext): string => {
  const said = new Set<string>()
  const named = [...asked.topics.map(({ id }) => id), ...leftoverTopics(asked)]
  // Sorry comes first, and that we may not come there at all is told before what it would cost.
  const isAnyFar = asked.places.some(isFar)
  const isFirst = (id: string): boolean => id === 'complaint' || (id === 'area' && isAnyFar)
  const all = named.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  const ids = isPriceToldBeside(asked, all) ? all.filter((id) => id !== 'price') : all
  const isPriced = ids.includes('price') || ids.includes('bundle') || ids.includes('plans')
  const paragraphs = [...new Set(ids)].map((id) => {
    const isRepeat = isCovered(id, asked, ids, context) || (isPriced && saidByPrice[id]?.(asked, ids) === true)
    const lines = isRepeat ? [] : topicLines(id, asked, context).filter((line) => !said.has(line))
    for (const line of lines) said.add(line)
    return lines.join(' ')
  })
  const sum = isPriced ? [] : feeSumLines(asked, context)
  const others = repairLines(asked, context)
  const told = others.length > 0 ? [] : otherLines(asked, ids, context)
  return [others.join(' '), ...paragraphs, ...sum, ...told].filter(Boolean).join('\n\n')
}
