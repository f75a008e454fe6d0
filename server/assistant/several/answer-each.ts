import type { Sources } from '../found.ts'
import type { ReplyContext } from '../replies/reply-context.ts'
import { isDeaf } from '../understanding/sureness.ts'
import type { Understanding } from '../understanding/understand.ts'
import { answerAsOne } from './answer-as-one.ts'
import { jobsApart, textOf } from './jobs-apart.ts'
import { type Part, type Reading, readPart } from './read-part.ts'

const isAbuse = (asked: Understanding): boolean => asked.alone?.id === 'abuse' && isDeaf(asked)

/** The rest of a message without the questions that are answered apart; the one place of the message is still its place. */
const readRest = (others: readonly Part[], { places }: Understanding, { read }: Reading): Understanding => {
  const rest = read(textOf(others))
  return rest.places.length > 0 || places.length > 1 ? rest : { ...rest, places }
}

/**
 * Answers a message: what it asks is read as one, since its parts belong together ("22 panels in Visalia? And on a
 * Sunday?"), and nothing that one of its questions asks by itself is left out.
 */
export const answerEach = (
  whole: Understanding,
  context: ReplyContext,
  means: Reading & { sources: Sources },
): string => {
  if (whole.questions.length < 2 || isAbuse(whole)) return means.answerTo(whole, context).text
  const parts = whole.questions.map((question) => readPart(question, context, means))
  const apart = jobsApart(parts, whole, means.read)
  if (apart.length === 0) return answerAsOne(whole, parts, context, means)
  const others = parts.filter((part) => !apart.includes(part))
  const ofRest = others.length > 0 ? answerAsOne(readRest(others, whole, means), others, context, means) : ''
  const [unknown, rest] = [context.say('unknown'), context.say('unknownRest')]
  const answers = parts.map((part) => (apart.includes(part) ? part.found.text : part === others[0] ? ofRest : ''))
  const paragraphs = answers.flatMap((answer) => answer.split('\n\n')).map((one) => (one === unknown ? rest : one))
  const said = [...new Set(paragraphs)].filter(Boolean)
  return [...said.filter((one) => one !== rest), ...said.filter((one) => one === rest)].join('\n\n')
}
