import { type Cue, matchCue } from '../language/cues.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { Reading } from './reading.ts'
import { saysOneOf } from './says-one-of.ts'

type Said = Pick<Reading, 'tokens' | 'find' | 'clauses'>

const ourGlass = ['solar', 'window', 'screen', 'track'] as const
const cleaning = ['clean', 'dirt', 'stain'] as const

const isOfGlass = ({ items }: Cue): boolean =>
  items.some((parts) => parts.some((part) => part.kind === 'concept' && part.name !== 'roof'))

/** "Remove my panels", but not "remove the bee hives from my panels". */
const isUnbroken = (positions: readonly number[], { tokens }: Said, { words }: Lexicon): boolean =>
  !saysOneOf(tokens.slice(Math.min(...positions), Math.max(...positions)), [...words.placeWords, ...words.beforePlace])

/** "The windows in my kitchen", "panels around the vents": a place of our glass, and no work. */
const standsBehindGlass = (
  first: number,
  glass: ReadonlySet<number>,
  { tokens }: Said,
  { words }: Lexicon,
): boolean => {
  const isPlaced = [first - 1, first - 2].some((at) => words.placeWords.includes(tokens[at]?.word ?? ''))
  return isPlaced && [...glass].some((at) => at < first)
}

/** "The laundry room windows", "kitchen windows": whose glass it is, and no work. */
const standsBeforeGlass = (last: number, glass: ReadonlySet<number>, said: Said, lexicon: Lexicon): boolean => {
  const part = said.clauses.flatMap(({ parts }) => parts).find(({ from, to }) => last >= from && last < to)
  const isOurs = (at: number) => glass.has(at) && at < (part?.to ?? 0)
  const [here, next] = [said.tokens[last]?.word ?? '', said.tokens[last + 1]?.word ?? '']
  if (isOurs(last + 1)) return lexicon.words.roomWords.includes(here)
  return isOurs(last + 2) && !lexicon.isFiller(next)
}

/** One kind of work that is not ours; `isOfGlass` where it is done to what we clean. */
export type OtherJob = { name: string; isOfGlass: boolean }

/** Work that is not ours, where it is what shall be done. */
export const otherJobsIn = (said: Said, lexicon: Lexicon): OtherJob[] => {
  const glass = new Set(ourGlass.flatMap((name) => said.find.concept(name).flat()))
  const isCleaned = cleaning.some((name) => said.find.concept(name).length > 0)
  const isMeant = (cue: Cue): boolean => {
    const positions = matchCue(cue, said.find)?.positions
    if (!positions) return false
    // "Do you clean new panels", "that were installed in 2010".
    if (isOfGlass(cue)) return !isCleaned && isUnbroken(positions, said, lexicon)
    // "Will your truck make it?"
    const isYours = lexicon.words.yourWords.includes(said.tokens[Math.min(...positions) - 1]?.word ?? '')
    const isPlace = isYours || standsBehindGlass(Math.min(...positions), glass, said, lexicon)
    return !isPlace && !standsBeforeGlass(Math.max(...positions), glass, said, lexicon)
  }
  return lexicon.otherJobs.flatMap(({ name, cues }) => {
    const cue = cues.find(isMeant)
    return cue ? [{ name, isOfGlass: isOfGlass(cue) }] : []
  })
}
