import { findPassage, type Sources } from './found.ts'
import { composeAnswer } from './replies/compose.ts'
import { quote } from './replies/quote.ts'
import type { ReplyContext } from './replies/reply-context.ts'
import type { Hit } from './retrieval/search.ts'
import type { Understanding } from './understanding/understand.ts'

/** A passage that was found, as an answer quotes it. */
export const ofHit = ({ passage: { title, path }, sentences }: Hit, context: ReplyContext) =>
  quote({ sentences, title, path }, context)

/** The answers to all that is asked; of what we cannot answer it says so. */
export const answerAll = (asked: Understanding, context: ReplyContext, sources: Sources): string => {
  // A price that somebody names is no question.
  const open = asked.unanswered.filter((tokens) => !tokens.some(({ isMoney }) => isMoney))
  const found = open.map((tokens) => findPassage(asked, sources, tokens))
  const quoted = found.flatMap((hit) => (hit ? [ofHit(hit, context)] : []))
  // Whoever is angry has no further question.
  const isAngry = asked.topics.some(({ id }) => id === 'distrust' || id === 'complaint')
  const rest = found.includes(undefined) && !isAngry ? [context.say('unknownRest')] : []
  return [composeAnswer(asked, context), ...new Set(quoted), ...rest].join('\n\n')
}
