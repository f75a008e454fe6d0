import type { Span } from './reading.ts'
import { type ClauseReading, glass, isNothing } from './topics.ts'

// A longer question says by itself what it asks for.
const longest = 7
// "Not today" tells too little.
const fewestTold = 3
const plainlyTold = 0.75
const surelyOne = 0.6
// "The HOA sent a letter. How soon can you be here?": so plain, it needs nothing that was told.
const surelyOwn = 0.98
// Less likely than this in one breath with what was told, a topic is a likeness of the few words alone.
const likeness = 0.2

const isPlainlyTold = ({ from, to, isQuestion, isListed, ranked: [best] }: ClauseReading): boolean =>
  !isQuestion &&
  !isListed &&
  to - from >= fewestTold &&
  best !== undefined &&
  best.share >= plainlyTold &&
  !isNothing(best.id) &&
  !glass.has(best.id)

/** What was told last, where all since then only points at it. */
const toldBefore = (readings: readonly ClauseReading[], at: number): ClauseReading | undefined => {
  const before = readings.slice(0, at)
  const from = before.findLastIndex(({ isPointing }) => !isPointing)
  return before.slice(Math.max(0, from)).find(isPlainlyTold)
}

/**
 * Reads a short question together with what was told just before, where by itself it sounds like something else: "I'm in
 * Bakersfield. Any chance?" does not ask for a visit today.
 */
export const finishingReadings = (
  readings: readonly ClauseReading[],
  read: (span: Span) => ClauseReading,
): ClauseReading[] =>
  readings.map((question, at) => {
    const [best] = question.ranked
    const told = toldBefore(readings, at)
    if (!best || !told || !question.isQuestion || question.isListed || question.cued.has(best.id)) return question
    if (question.to - question.from > longest || best.share >= surelyOwn) return question
    const { ranked } = read({ from: told.from, to: question.to })
    const [joint] = ranked
    const isOne = joint !== undefined && joint.id === told.ranked[0]?.id && joint.share >= surelyOne
    const isLikeness = (ranked.find(({ id }) => id === best.id)?.share ?? 0) < likeness
    return isOne && isLikeness ? { ...question, ranked } : question
  })
