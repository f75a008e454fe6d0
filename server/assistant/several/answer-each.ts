import type { Sources } from '../found.ts'
import type { ReplyContext } from '../replies/reply-context.ts'
import { isDeaf } from '../understanding/sureness.ts'
import type { Understanding } from '../understanding/understand.ts'
import { answerAsOne } from './answer-as-one.ts'
import { jobsApart, textOf } from './jobs-apart.ts'
import { paragraphsOf } from './paragraphs.ts'
import { type Part, type Reading, readPart } from './read-part.ts'

const isAbuse = (asked: Understanding): boolean => asked.alone?.id === 'abuse' && isDeaf(asked)

const isQuoted = ({ found }: Part): boolean => found.source !== 'topics'

/** What is left of a message without the questions that are answered apart: still of the same place, and of the same business. */
const readRest = (
  { parts, apart }: { parts: readonly Part[]; apart: readonly Part[] },
  whole: Understanding,
  { read }: Reading,
): Understanding => {
  const rest = read(textOf(parts.filter((part) => !apart.includes(part))))
  const quoted = apart.filter(isQuoted).map(({ asked }) => asked)
  const places = whole.places.filter((place) => !quoted.some((one) => one.places.includes(place)))
  const isOfBusiness = whole.services.has('commercial') && !quoted.some(({ services }) => services.has('commercial'))
  return {
    ...rest,
    places: rest.places.length > 0 || places.length > 1 ? rest.places : places,
    services: isOfBusiness ? new Set([...rest.services, 'commercial']) : rest.services,
  }
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
  const ofRest = others.length > 0 ? answerAsOne(readRest({ parts, apart }, whole, means), others, context, means) : ''
  const answers = parts.map((part) => (apart.includes(part) ? part.found.text : part === others[0] ? ofRest : ''))
  const [unknown, rest] = [context.say('unknown'), context.say('unknownRest')]
  const said = answers.map((answer) => (answer === unknown ? rest : answer))
  return paragraphsOf(said, rest).join('\n\n')
}
