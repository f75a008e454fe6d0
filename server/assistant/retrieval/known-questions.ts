import type { TopicExamples } from '../../../content/schema/assistant.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { WordVectors } from '../language/word-vectors.ts'
import type { Token } from '../understanding/tokens.ts'
import { type AskedBefore, indexQuestions, openAskedBefore } from './asked-before.ts'
import type { Detail, Quotation } from './details.ts'
import { rowsOfTables } from './row-of-number.ts'

/**
 * How the details of our pages are asked for, and how everything else is: plain data. The first questions of `asked` are
 * those of the details, one after another, as many as each says; then come those of the topics.
 */
export type KnownQuestions = {
  details: [detail: Quotation, questions: number][]
  topics: [topic: string, questions: number][]
  asked: AskedBefore
}

/**
 * The detail whose known questions a question is most like, with the rows of its table where it is one, and how like those
 * of each topic it is, 0 to 1.
 */
export type Known = {
  detail: Quotation | undefined
  rows: readonly Quotation[]
  detailShare: number
  topics: ReadonlyMap<string, number>
}

/** Goes over the questions of details and of topics once. */
export const indexKnownQuestions = (
  details: Detail[],
  examples: TopicExamples,
  lexicon: Lexicon,
  vectors: WordVectors,
): KnownQuestions => {
  const questions = [...details.flatMap(({ asks }) => asks), ...Object.values(examples).flat()]
  return {
    details: details.map(({ asks, ...detail }) => [detail, asks.length]),
    topics: Object.entries(examples).map(([topic, list]) => [topic, list.length]),
    asked: indexQuestions(questions, lexicon, vectors),
  }
}

// What the parts of one long message come to.
const mostRecent = 32

// Among the thousands of questions about details, one is that much more alike by chance than among a topic's hundred.
const amongMany = 0.12

/** The greatest of some numbers from `from` up to but without `to`, and where it stands. */
const greatest = (numbers: Float32Array, from: number, to: number) => {
  let [at, share] = [from, 0]
  for (let here = from; here < to; here++) {
    if ((numbers[here] ?? 0) <= share) continue
    at = here
    share = numbers[here] ?? 0
  }
  return { at, share }
}

/** Finds what a question most likely asks for by the known questions that are like it. */
export const openKnownQuestions = (
  { details, topics, asked }: KnownQuestions,
  lexicon: Lexicon,
  vectors: WordVectors,
) => {
  const owners = details.flatMap(([detail, questions]) => Array.from({ length: questions }, () => detail))
  const rows = rowsOfTables(details.map(([detail]) => detail))
  const sharesOf = openAskedBefore(asked, lexicon, vectors)
  const knownOf = (question: readonly Token[]): Known => {
    const shares = sharesOf(question)
    const near = greatest(shares, 0, owners.length)
    let from = owners.length
    const alike = new Map<string, number>()
    for (const [topic, count] of topics) {
      alike.set(topic, greatest(shares, from, from + count).share)
      from += count
    }
    alike.set('article', Math.max(near.share - amongMany, alike.get('article') ?? 0))
    const detail = owners[near.at]
    return { detail, rows: (detail && rows.get(detail)) ?? [], detailShare: near.share, topics: alike }
  }
  // A message is looked up as a whole and by its parts, and parts again where each is answered by itself.
  const recent = new Map<string, Known>()
  return (question: readonly Token[]): Known => {
    const words = question.map(({ word, value }) => (value === undefined ? word : '1')).join(' ')
    const known = recent.get(words) ?? knownOf(question)
    recent.set(words, known)
    const [oldest = ''] = recent.keys()
    if (recent.size > mostRecent) recent.delete(oldest)
    return known
  }
}

export type KnownOf = ReturnType<typeof openKnownQuestions>
