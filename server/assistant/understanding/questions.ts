import type { Lexicon } from '../language/lexicon.ts'
import { isAsking } from './clause-readings.ts'
import type { Reading } from './reading.ts'
import type { Token } from './tokens.ts'

type Clause = Reading['clauses'][number]

const textOf = (clauses: readonly Clause[]): string => clauses.map(({ text }) => text).join(', ')

/** One question of a message, with what the same sentence tells and by itself; `isJoined` where it is more than a clause. */
export type Question = { withTold: string; bare: string; isJoined: boolean }

/** "Does it rain?" asks; "panels are filthy" and "need windows before seven" tell what a question beside them is about. */
export const opensQuestion = (said: readonly Token[], lexicon: Lexicon): boolean => {
  const { isFiller, isQuestionWord, words } = lexicon
  const opening = said.find(({ word }) => !isFiller(word) || isQuestionWord(word) || words.questionVerbs.includes(word))
  return (
    opening !== undefined &&
    (words.openingWords.includes(opening.word) ||
      (!words.wishWords.includes(opening.word) && isAsking([opening], lexicon)))
  )
}

// Each takes its own reading: whoever asks more at once keeps others waiting no longer than with one question.
const mostQuestions = 6

/** The questions of a message that asks several things; nothing where one thing is asked, or too many are. */
export const questionsIn = ({ clauses, tokens }: Reading, lexicon: Lexicon): Question[] => {
  const isQuestion = ({ from, to, isAsked }: Clause) => isAsked || opensQuestion(tokens.slice(from, to), lexicon)
  const asked = clauses.filter(isQuestion)
  if (asked.length < 2 || asked.length > mostQuestions) return []
  return asked.map((question) => {
    const at = clauses.indexOf(question)
    const isTold = (clause: Clause) => clause.sentence === question.sentence && !asked.includes(clause)
    const before = clauses.slice(0, at).findLastIndex((clause) => !isTold(clause)) + 1
    const next = clauses.slice(at + 1).findIndex((clause) => !isTold(clause))
    const after = next < 0 ? clauses.length : at + 1 + next
    return { withTold: textOf(clauses.slice(before, after)), bare: question.text, isJoined: question.isJoined }
  })
}
