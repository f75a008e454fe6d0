import type { Sources } from '../found.ts'
import type { ReplyContext } from '../replies/reply-context.ts'
import { isDeaf } from '../understanding/sureness.ts'
import type { Understanding } from '../understanding/understand.ts'
import { answerAsOne } from './answer-as-one.ts'
import { jobsApart } from './jobs-apart.ts'
import { paragraphsOf } from './paragraphs.ts'
import { isOfTopics, type Part, type Reading, readPart } from './read-part.ts'

const isAbuse = (asked: Understanding): boolean => asked.alone?.id === 'abuse' && isDeaf(asked)

/** What is left of a message without the questions that are answered apart: still of the same place, and of the same business. */
const withWhole = (rest: Understanding, whole: Understanding, apart: readonly Part[]): Understanding => {
  const quoted = apart.filter((part) => !isOfTopics(part)).map(({ asked }) => asked)
  const places = whole.places.filter((place) => !quoted.some((one) => one.places.includes(place)))
  const isOfBusiness = whole.services.has('commercial') && !quoted.some(({ services }) => services.has('commercial'))
  return {
    ...rest,
    places: rest.places.length > 0 || places.length > 1 ? rest.places : places,
    services: isOfBusiness ? new Set([...rest.services, 'commercial']) : rest.services,
  }
}

/** The answer to a message that asks several things; empty where its questions leave nothing to each other. */
const answerSeveral = (whole: Understanding, context: ReplyContext, means: Reading & { sources: Sources }): string => {
  const parts = whole.questions.map((question, at) => readPart(question, context, means, at === 0))
  const parted = jobsApart(parts, whole, means.read)
  if (!parted) return answerAsOne(whole, parts, context, means)
  const { apart, others, rest } = parted
  const ofRest = rest ? answerAsOne(withWhole(rest, whole, apart), others, context, means) : ''
  const answers = parts.map((part) => (apart.includes(part) ? part.found.text : part === others[0] ? ofRest : ''))
  const [unknown, unknownRest] = [context.say('unknown'), context.say('unknownRest')]
  const said = answers.map((answer) => (answer === unknown ? unknownRest : answer))
  return paragraphsOf(said, unknownRest).join('\n\n')
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
  const isOne = whole.questions.length < 2 || isAbuse(whole)
  return (isOne ? '' : answerSeveral(whole, context, means)) || means.answerTo(whole, context).text
}
