import type { TopicExamples } from '../../../content/schema/assistant.ts'
import type { Lexicon } from '../language/lexicon.ts'
import type { WordVectors } from '../language/word-vectors.ts'
import type { Token } from '../understanding/tokens.ts'
import { type AskedBefore, indexQuestions, openAskedBefore } from './asked-before.ts'
import type { Detail } from './details.ts'

/**
 * How the details of our pages are asked for, and how everything else is: plain data. The first questions of `asked` are
 * those of the details, one after another; then come as many of each topic as `topics` says.
 */
export type KnownQuestions = { details: Detail[]; topics: [topic: string, questions: number][]; asked: AskedBefore }

/** The detail and the topic whose known questions a question is most like, and how alike, 0 to 1. */
export type Known = { detail: Detail; detailShare: number; topic: string; topicShare: number }

/** Goes over the questions of details and of topics once. */
export const indexKnownQuestions = (
  details: Detail[],
  examples: TopicExamples,
  lexicon: Lexicon,
  vectors: WordVectors,
): KnownQuestions => {
  const others = Object.entries(examples).filter(([topic]) => topic !== 'article')
  const questions = [...details.flatMap(({ asks }) => asks), ...others.flatMap(([, list]) => list)]
  return {
    details,
    topics: others.map(([topic, list]) => [topic, list.length]),
    asked: indexQuestions(questions, lexicon, vectors),
  }
}

/** Finds what a question most likely asks for by the known questions that are like it. */
export const openKnownQuestions = (
  { details, topics, asked }: KnownQuestions,
  lexicon: Lexicon,
  vectors: WordVectors,
) => {
  const owners = details.flatMap((detail) => detail.asks.map(() => detail))
  const nearest = openAskedBefore(asked, lexicon, vectors)
  const topicOwners = topics.flatMap(([topic, count]) => new Array<string>(count).fill(topic))
  return (question: readonly Token[]): Known | undefined => {
    const near = nearest(question, 0, owners.length)
    const other = nearest(question, owners.length, asked.ends.length)
    const detail = near && owners[near.at]
    if (!detail) return undefined
    const topic = other && topicOwners[other.at - owners.length]
    return { detail, detailShare: near.share, topic: topic ?? '', topicShare: other?.share ?? 0 }
  }
}
