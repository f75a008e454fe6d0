import type { Lexicon } from '../language/lexicon.ts'
import { type Reread, renamed } from './asked-amounts.ts'
import { saysOneOf } from './says-one-of.ts'
import { saysPhrase } from './says-phrase.ts'
import type { Token } from './tokens.ts'

const near = 2

/** What stands behind "your guy": the next word that is more than a small one, "just cracked", and not "do you fix broken". */
const verbBehind = (tokens: readonly Token[], at: number, { isFiller, words }: Lexicon): string | undefined => {
  const [first, second] = [tokens[at + 1]?.word ?? '', tokens[at + 2]?.word]
  return isFiller(first) && !words.questionVerbs.includes(first) ? second : first
}

/** Where damage is told of, and whether somebody else did it: "the last guys broke it". */
const damageIn = (tokens: readonly Token[], lexicon: Lexicon): { isOfOthers: boolean }[] => {
  const { crew, others, conditions, damage } = lexicon.words.grievances
  // "If you break one" only may happen; "you broke one, and if you do not pay" has happened.
  const isDone = (at: number) => !saysOneOf(tokens.slice(0, at), conditions)
  return tokens.flatMap(({ word }, at) => {
    if (!crew.includes(word) || !isDone(at) || !damage.includes(verbBehind(tokens, at, lexicon) ?? '')) return []
    return [{ isOfOthers: saysOneOf(tokens.slice(Math.max(0, at - near), at), others) }]
  })
}

/** "Your guy cracked my panel", "you broke a screen", but not "what if you break one". */
export const tellsOfDamage = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  damageIn(tokens, lexicon).some(({ isOfOthers }) => !isOfOthers)

/** "If one of your guys cracks a panel, who eats that?": what may happen is a matter of insurance. */
export const asMaybeDamage: Reread = (topics, { tokens }, lexicon) => {
  const { crew, conditions, damage } = lexicon.words.grievances
  const stems = new Set(damage.map(lexicon.stem))
  const isMaybe = tokens.some(({ word }, at) => {
    const verb = verbBehind(tokens, at, lexicon)
    return (
      crew.includes(word) &&
      verb !== undefined &&
      stems.has(lexicon.stem(verb)) &&
      saysOneOf(tokens.slice(0, at), conditions)
    )
  })
  return renamed(topics, (id) => id === 'cracked' && isMaybe, 'insurance')
}

/** "You left streaks on my windows": of work that was done, and not of what would be done about it. */
export const tellsOfPoorWork = (tokens: readonly Token[], { words: { grievances } }: Lexicon): boolean =>
  !saysOneOf(tokens, grievances.conditions) &&
  saysPhrase(tokens, grievances.visited) &&
  saysOneOf(tokens, grievances.work)

/** "Nobody called me back", "three days and nothing from you". */
export const tellsOfWaiting = (tokens: readonly Token[], { words: { grievances } }: Lexicon): boolean =>
  saysPhrase(tokens, grievances.silence) ||
  (saysPhrase(tokens, grievances.waiting) && saysOneOf(tokens, grievances.replies))

// What damage that we did sounds like, without who did it.
const ofDamage = new Set([
  ...['cracked', 'insurance', 'screen-repair', 'not-offered', 'roof', 'payment', 'guarantee', 'windows', 'screens'],
  ...['clean-up', 'chemicals', 'water', 'equipment', 'arrival', 'hours', 'construction', 'diy', 'birds', 'stains'],
  ...['solar', 'sudden-drop', 'bird-proofing', 'water-use', 'prepare', 'refund', 'travel', 'fees', 'price', 'about'],
])
const ofWaiting = new Set([
  'hours',
  'arrival',
  'person',
  'callback',
  'quote',
  'email',
  'duration',
  'same-day',
  'reply-time',
  'premium',
])

const ofGlass = new Set(['height', 'windows', 'solar', 'screens', 'roof', 'inside'])

/** "Your guy cracked my panel, who pays for it?" complains, whatever it sounds like; who tells of others does not. */
export const asComplaint: Reread = (topics, { tokens }, lexicon) => {
  const isOnly = (kinds: ReadonlySet<string>) => topics.every(({ id }) => kinds.has(id))
  if (topics.some(({ id }) => id === 'complaint')) {
    const others = topics.filter(({ id }) => id !== 'complaint')
    const isOfOthers = damageIn(tokens, lexicon).some((one) => one.isOfOthers)
    // "Two of the upstairs ones are streaky" asks nothing of heights.
    const asked = topics.filter(({ id, isAsked }) => isAsked || !ofGlass.has(id))
    return isOfOthers && others.length > 0 ? others : asked
  }
  const isWaiting = topics.length > 0 && isOnly(ofWaiting) && saysPhrase(tokens, lexicon.words.grievances.silence)
  const isDone = isOnly(ofDamage) && (tellsOfDamage(tokens, lexicon) || tellsOfPoorWork(tokens, lexicon))
  return isWaiting || isDone ? [{ id: 'complaint', share: 1, isAsked: true }] : [...topics]
}

const ofPrice = new Set(['price', 'quote', 'invoicing', 'payment', 'fees', 'discounts', 'panel-limit'])

/** "Your prices are insane" asks for no list of them. */
export const asDistrust: Reread = (topics, { tokens, counts }, { words: { doubtWords } }) =>
  topics.length > 0 && counts.length === 0 && topics.every(({ id }) => ofPrice.has(id)) && saysOneOf(tokens, doubtWords)
    ? [{ id: 'distrust', share: 1, isAsked: true }]
    : [...topics]
