import type { ReplyContext } from '../replies/reply-context.ts'
import type { AnswerTo, Found } from '../reply-steps.ts'
import { namesThings } from '../understanding/carry-over.ts'
import { isPointing } from '../understanding/pointing.ts'
import type { Question } from '../understanding/questions.ts'
import { bestShare } from '../understanding/sureness.ts'
import type { Understanding } from '../understanding/understand.ts'
import { elliptic, general, informs, ofVisit } from './topic-kinds.ts'

/** How one question of several reads, and what would be answered if nothing else had been said. */
export type Part = {
  text: string
  asked: Understanding
  found: Found
  /** True where it makes sense without the rest of the message. */
  isComplete: boolean
  /** True where it does not point at the rest of it, either: "does that include the windows?". */
  isAlone: boolean
}

/** True for one whose answer is put together from topics: every other quotes a page, or is none. */
export const isOfTopics = ({ found }: Pick<Part, 'found'>): boolean => found.source === 'topics'

export type Reading = { answerTo: AnswerTo; read: (text: string) => Understanding }

const likely = 0.6
// What is less likely is a guess, which the rest of the message knows better: "can you do all three the same trip?"
const leastLikely = 0.3
const plainer = 0.2
const hardlyStrange = 0.3
const fewestTelling = 2

/** How many words of a question are more than small talk. */
export const tellingWords = ({ tokens, lexicon }: Understanding): number =>
  tokens.filter(({ word }) => !lexicon.isFiller(word) && !lexicon.isNeutral(word)).length

/** True where it needs nothing that it points at: "is it bad that ..." with an answer of its own. */
const isPlainlyOwn = (asked: Understanding, { source, isSure }: Found): boolean =>
  (isSure && source !== 'topics' && source !== 'nothing' && tellingWords(asked) > fewestTelling) ||
  (bestShare(asked) >= likely && asked.topics.every(({ id }) => !ofVisit.has(id) && !general.has(id)))

/** "How often should I clean them, and what is twice a year?": nothing was said before it that it could point at. */
const isOfEveryJob = (asked: Understanding): boolean =>
  bestShare(asked) >= likely && asked.topics.every(({ id }) => informs.has(id))

const isAnswered = (asked: Understanding, { source, isSure }: Found): boolean => {
  if (isSure) return source === 'topics' || source === 'detail' || tellingWords(asked) >= fewestTelling
  if (source === 'topics')
    return asked.strange < hardlyStrange && bestShare(asked) >= leastLikely && tellingWords(asked) >= fewestTelling
  return source !== 'nothing' && tellingWords(asked) > fewestTelling
}

/** Reads one question of several with what the same sentence tells, where that makes it plain, else by itself. */
export const readPart = (
  { withTold, bare, isJoined }: Question,
  context: ReplyContext,
  { answerTo, read }: Reading,
  isFirst: boolean,
): Part => {
  const readAs = (text: string) => {
    const asked = read(text)
    return { text, asked, found: answerTo(asked, context) }
  }
  const alone = readAs(bare)
  const told = withTold === bare ? undefined : readAs(withTold)
  const isTelling = told?.found.isSure === true && (told.found.source === 'topics' || told.found.source === 'detail')
  // "How much extra do I pay, because I live in Visalia?"
  const isPlainer = told?.found.source === 'topics' && bestShare(told.asked) >= bestShare(alone.asked) + plainer
  const part = told && (isTelling || isPlainer) ? told : alone
  const { asked, found } = part
  const isAlone =
    part === told ||
    isJoined ||
    (isFirst && isOfEveryJob(asked)) ||
    !isPointing(asked.tokens, asked.lexicon) ||
    isPlainlyOwn(asked, found)
  const isShort = tellingWords(asked) <= fewestTelling
  const isElliptic = isShort && found.source === 'topics' && asked.topics.every(({ id }) => elliptic.has(id))
  const isWhole = namesThings(asked) || (isAlone && !isElliptic)
  return { ...part, isAlone, isComplete: isWhole && isAnswered(asked, found) }
}
