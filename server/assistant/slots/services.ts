import { hasTerm, isMark, isTerm, type Message } from './message.ts'
import type { SlotService, Slots } from './slots.ts'
import type { Concept } from './vocabulary.ts'

const concepts: readonly [SlotService, readonly Concept[]][] = [
  ['solar', ['panel', 'solar', 'kilowatt']],
  ['windows', ['window']],
  ['screens', ['screens']],
  ['gutters', ['gutters']],
  ['pressureWashing', ['pressureWashing']],
  ['insideGlass', ['bothSides', 'inside']],
  ['commercial', ['commercial']],
]

const mostBetween = 4

const serviceAt = (message: Message, at: number): SlotService | undefined => {
  const service = concepts.find(([, terms]) => isTerm(message.items[at], ...terms))?.[0]
  const isBeside = message.items.slice(Math.max(0, at - 2), at).some((item) => isTerm(item, 'near', 'before', 'after'))
  // "Next to a dairy" is a neighbor, "after church" a time.
  if (service === 'commercial' && isBeside) return undefined
  // "Inside" alone is ambiguous.
  const isVague = isTerm(message.items[at], 'inside') && !hasTerm(message, 'window')
  return service === 'insideGlass' && isVague ? undefined : service
}

const isCorrection = ({ items, vocabulary }: Message, at: number): boolean => {
  const item = items[at]
  return item?.kind === 'word' && vocabulary.corrections.includes(item.text)
}

/** True if "without" or "no" precedes the term at `at`. */
export const isRuledOut = (message: Message, at: number): boolean => {
  const { items } = message
  for (let before = at - 1; before >= Math.max(0, at - mostBetween); before--) {
    const item = items[before]
    if (isTerm(item, 'without')) return true
    // "No, I meant windows" wants windows.
    const isEnd = item?.kind === 'mark' || isCorrection(message, before) || isTerm(item, 'only', 'unsure')
    if (isEnd || serviceAt(message, before)) return false
  }
  return false
}

const isPassed = ({ kind }: Message['items'][number]): boolean => kind !== 'number' && kind !== 'mark'

/** "Just the panels", "panels only". */
const isAloneAt = ({ items }: Message, at: number): boolean => {
  const isEnd = items[at + 2] === undefined || items[at + 2]?.kind === 'mark'
  const before = items.slice(Math.max(0, at - mostBetween + 1), at)
  const alone = before.findLastIndex((item) => isTerm(item, 'alone'))
  return (alone >= 0 && before.slice(alone).every(isPassed)) || (isTerm(items[at + 1], 'alone') && isEnd)
}

// "No, I meant windows": a correction is among the first items.
const correctionReach = 3

/** "No, windows", "sorry, 12 windows": replaces the earlier services. */
const isCorrecting = (message: Message): boolean => {
  const { items } = message
  const isDenied = isTerm(items[0], 'without') && isMark(items[1], ',', '.')
  return (
    (isDenied || items.slice(0, correctionReach).some((_, at) => isCorrection(message, at))) &&
    !hasTerm(message, 'plus')
  )
}

/** Requested and excluded services. */
export const readServices = (message: Message): Pick<Slots, 'services' | 'without' | 'isAlone'> => {
  const [services, without] = [new Set<SlotService>(), new Set<SlotService>()]
  message.items.forEach((_, at) => {
    const service = serviceAt(message, at)
    if (service) (isRuledOut(message, at) ? without : services).add(service)
  })
  const isNamed = (at: number) => serviceAt(message, at) !== undefined
  const isAlone = message.items.some((_, at) => isNamed(at) && (isCorrecting(message) || isAloneAt(message, at)))
  return { services: [...services].filter((service) => !without.has(service)), without: [...without], isAlone }
}
