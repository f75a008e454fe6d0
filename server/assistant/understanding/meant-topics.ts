import { isThere } from '../language/cues.ts'
import { type Reread, renamed } from './asked-amounts.ts'
import { countsFewWindows } from './few-windows.ts'
import { isPointing } from './pointing.ts'
import { saysOneOf } from './says-one-of.ts'
import { asksOnlyWhetherMore, asksYesOrNo } from './yes-or-no.ts'

const ofAcid = new Set(['vinegar', 'chemicals', 'stains', 'diy', 'diy-windows'])
// "Vinegar won't touch it", "I tried vinegar".
const besideVinegar = 1

/** "Do white spots come off with vinegar?", but not "vinegar won't touch them". */
export const asVinegar: Reread = (topics, { tokens, clauses, find }, lexicon) => {
  const { vinegarWords, failedWords, poisonWords } = lexicon.words
  // Of the two together a page of ours warns, and no topic.
  if (saysOneOf(tokens, vinegarWords) && saysOneOf(tokens, poisonWords))
    return topics.filter(({ id }) => !ofAcid.has(id))
  const hasFailed = tokens.some(
    ({ word }, at) =>
      vinegarWords.includes(word) && saysOneOf(tokens.slice(at - besideVinegar, at + besideVinegar + 1), failedWords),
  )
  if (hasFailed) return [...topics]
  const isAsked = clauses.some(({ from, to, isAsked }) => {
    const said = tokens.slice(from, to)
    // "Vinegar takes spots off, I read. Would it be all right to use that?"
    const speaks = saysOneOf(said, vinegarWords) || (saysOneOf(tokens, vinegarWords) && isPointing(said, lexicon))
    return speaks && asksYesOrNo(said, isAsked, lexicon)
  })
  const isOfWindows = isThere(find.concept('window')) && !isThere(find.concept('solar'))
  return renamed(topics, (id) => id === 'stains' && isAsked, isOfWindows ? 'diy-windows' : 'vinegar')
}

/** "Are hard water stains extra?": what they add, and not the list of a visit. */
export const asStainPrice: Reread = (topics, { find }) => {
  const isOfGlass = isThere(find.concept('stain')) && !isThere(find.concept('solar'))
  return renamed(topics, (id) => isOfGlass && (id === 'included' || id === 'fees'), 'stain-price')
}

const covers = ['guarantee', 'insurance', 'warranty'] as const

/** "Does your guarantee cover that?" asks for no list of a visit. */
export const asCover: Reread = (topics, { find }, { stem }) => {
  const cover = covers.find((name) => isThere(find.word(stem(name))))
  return cover ? renamed(topics, (id) => id === 'included', cover) : [...topics]
}

const farWords = new Set(['area', 'travel', 'location'])

/** "How far is Porterville, and what do you charge to come?": the miles, and what else is asked. */
export const withDistance: Reread = (topics, { find, places, tokens }, { words }) => {
  const isFar = isThere(find.word('how_far')) && places.length === 1
  const isOfDrive = saysOneOf(tokens, words.driveWords)
  if (!isFar || isOfDrive || topics.some(({ id }) => id === 'distance')) return [...topics]
  const others = topics.filter(({ id, isAsked }) => farWords.has(id) && isAsked && id !== 'area')
  return [{ id: 'distance', share: 1, isAsked: true }, ...others]
}

const awayFrom = new Set(['prepare', 'chemicals'])

/** "Does my cat need to be put away?" asks how to get ready. */
export const withPets: Reread = (topics, { tokens, clauses }, lexicon) => {
  const { petWords, awayWords } = lexicon.words
  const isAsked = clauses.some(({ from, to, isAsked }) => {
    const said = tokens.slice(from, to)
    return saysOneOf(said, petWords) && saysOneOf(said, awayWords) && asksYesOrNo(said, isAsked, lexicon)
  })
  const isTold = topics.some(({ id }) => awayFrom.has(id))
  const others = topics.filter(({ id }) => id !== 'be-home' && id !== 'inside')
  return isAsked && !isTold ? [...others, { id: 'prepare', share: 1, isAsked: true }] : [...topics]
}

const ofAnimals = new Set(['birds', 'bird-proofing', 'not-offered', 'screen-repair'])

/** "19 panels, and there are squirrels under them": the price, and that we remove no animals. */
export const withAnimals: Reread = (topics, { tokens, otherJobs }, { words }) =>
  topics.some(({ id }) => id === 'price') &&
  otherJobs.length === 0 &&
  !topics.some(({ id }) => ofAnimals.has(id)) &&
  saysOneOf(tokens, words.animalWords)
    ? [...topics, { id: 'bird-proofing', share: 1, isAsked: false }]
    : [...topics]

const soundsLikeMore = new Set(['gain', 'fees', 'area', 'price'])

/** "I work till 6, is it more after that?" asks of the hour, and of no gain. */
export const asPremium: Reread = (topics, reading, lexicon) => {
  const isTimed = reading.hour !== undefined || isThere(reading.offHours)
  const isOfNothing =
    reading.counts.length === 0 && !['solar', 'window', 'screen'].some((name) => isThere(reading.find.concept(name)))
  const isMeant = isTimed && isOfNothing && topics.length > 0 && topics.every(({ id }) => soundsLikeMore.has(id))
  return isMeant && asksOnlyWhetherMore(reading, lexicon) ? [{ id: 'premium', share: 1, isAsked: true }] : [...topics]
}

/** "My dog tore the screen, can you mend it?" asks for no washing. */
export const asScreenRepair: Reread = (topics, { find }) =>
  renamed(
    topics,
    (id) => id === 'screens' && isThere(find.concept('repair')) && !isThere(find.concept('clean')),
    'screen-repair',
  )

/** "Can you do just the 3 that the sprinkler hits?" asks first whether we do so few. */
export const withFewWindows: Reread = (topics, reading, lexicon) =>
  countsFewWindows(reading.tokens, lexicon) && !topics.some(({ id }) => id === 'windows' || id === 'price')
    ? [{ id: 'windows', share: 1, isAsked: true }, ...topics]
    : [...topics]

/** "Do you work on the 4th of July?", "can I book for Thanksgiving?": whether we are open then is asked first. */
export const asHoliday: Reread = (topics, { find }) =>
  isThere(find.concept('holiday')) && !topics.some(({ id }) => id === 'hours')
    ? renamed(topics, (id) => id === 'booking', 'hours')
    : [...topics]

const ofGain = new Set(['gain', 'gain-promise'])
const ofRefund = new Set(['refund', 'guarantee'])
const ofStains = new Set(['stains', 'stain-price', 'diy-windows', 'vinegar', 'water-spots'])

/** "Promise me 25% off my bill or my money back", "guarantee that my bill drops 30%": asks for a gain, and that first. */
export const withGainPromise: Reread = (topics, { tokens, find }, lexicon) => {
  const isShare = tokens.some(({ isMoney }, at) => isMoney && tokens[at - 1]?.word !== '$')
  const isOfPower = isThere(find.concept('power')) || saysOneOf(tokens, lexicon.words.billWords)
  const isPromise = topics.some(({ id }) => ofRefund.has(id)) || saysOneOf(tokens, lexicon.words.promiseVerbs)
  if (!isShare || !isOfPower || !isPromise) return [...topics]
  return [{ id: 'gain-promise', share: 1, isAsked: true }, ...topics.filter(({ id }) => !ofGain.has(id))]
}

/** "Promise me that all of the hard water comes off": what we say of stains, and no price. */
export const withStainPromise: Reread = (topics, { tokens, find }, { words }) => {
  const isMeant = isThere(find.concept('stain')) && saysOneOf(tokens, words.promiseVerbs)
  if (!isMeant || topics.some(({ id, isAsked }) => ofStains.has(id) && isAsked)) return [...topics]
  const others = topics.filter(({ id, isAsked }) => isAsked && !ofStains.has(id))
  return [{ id: 'stains', share: 1, isAsked: true }, ...others]
}

/** "Would you wash our windows and the truck?": the glass is ours, whatever stands beside it. */
export const withOurGlass: Reread = (topics, { otherJobs, find }) => {
  const isOnlyOther = topics.length > 0 && topics.every(({ id }) => id === 'not-offered')
  const isWashed = isThere(find.concept('window')) && isThere(find.concept('clean'))
  return isOnlyOther && isWashed && otherJobs.length > 0 && !otherJobs.some(({ isOfGlass }) => isOfGlass)
    ? [{ id: 'windows', share: 1, isAsked: true }, ...topics]
    : [...topics]
}
