import { type Sources, wordsIn } from '../found.ts'
import type { ReplyContext } from '../replies/reply-context.ts'
import { type AnswerTo, answerAll } from '../reply-steps.ts'
import { opensQuestion } from '../understanding/questions.ts'
import { bestShare, strongShare } from '../understanding/sureness.ts'
import type { Topic } from '../understanding/topics.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { Part } from './read-part.ts'
import { ofVisit } from './topic-kinds.ts'

const saidAlready = 0.5
const fewestWords = 4

const uniqueById = (topics: readonly Topic[]): Topic[] => [
  ...new Map(topics.map((topic) => [topic.id, topic])).values(),
]

const topicsOf = ({ asked }: Part): readonly Topic[] =>
  asked.topics.filter(({ share }) => share >= Math.min(strongShare, bestShare(asked)))

/** What a question asks for that no other one does. */
const separateTopics = (parts: readonly Part[]): Set<string> => {
  const ofAll = parts.flatMap((part) => [...new Set(topicsOf(part).map(({ id }) => id))])
  return new Set(ofAll.filter((id) => ofAll.indexOf(id) === ofAll.lastIndexOf(id)))
}

/** "Do you come to Lemoore today, and how fast?" is answered by what is said of today. */
const isToldWith = ({ id }: Topic, { asked }: Part, said: ReadonlySet<string>): boolean =>
  id === 'area' &&
  asked.places.every(({ kind }) => kind !== 'outside' && kind !== 'unsure') &&
  [...said].some((other) => ofVisit.has(other))

/** True for a question that is none of ours, and no scrap of another. */
const isUnanswerable = ({ asked, found }: Part): boolean =>
  found.source === 'nothing' &&
  found.isSure &&
  asked.tokens.length >= fewestWords &&
  opensQuestion(asked.tokens, asked.lexicon)

/** Answers all that a message asks in one, and adds what that leaves out of each of its questions. */
export const answerAsOne = (
  message: Understanding,
  parts: readonly Part[],
  context: ReplyContext,
  { sources, answerTo }: { sources: Sources; answerTo: AnswerTo },
): string => {
  const known = parts.filter(({ found, isComplete }) => isComplete && found.source !== 'nothing')
  if (known.length === 0) return answerTo(message, context).text
  const otherJobs = [...new Set([...message.otherJobs, ...known.flatMap(({ asked }) => asked.otherJobs)])]
  const whole = { ...message, separate: separateTopics(known), otherJobs }
  const joint = answerTo(whole, context)
  const isOfTopics = joint.source === 'topics'
  const isAll = known.length === parts.length
  // A passage that is quoted to several questions at once suits none of them as well as its own.
  const isKept = isOfTopics || joint.source === 'detail' || (!isAll && joint.source !== 'nothing')
  const isNew = ({ asked }: Part, text: string) => sources.search.coverage(wordsIn(asked.tokens), text) < saidAlready
  const said = new Set(isOfTopics ? whole.topics.map(({ id }) => id) : [])
  const missing = uniqueById(
    known
      .filter((part) => part.found.source === 'topics' && (isOfTopics || !isKept || isNew(part, joint.text)))
      .flatMap((part) => topicsOf(part).filter((topic) => !said.has(topic.id) && !isToldWith(topic, part, said))),
  )
  const composed = (topics: readonly Topic[]) => answerAll({ ...whole, topics }, context, sources)
  const base = [
    ...(isKept && !(isOfTopics && missing.length > 0) ? [joint.text] : []),
    ...(missing.length > 0 ? [composed(isOfTopics ? [...whole.topics, ...missing] : missing)] : []),
  ].join('\n\n')
  const more = known
    .filter((part) => part.found.source !== 'topics' && isNew(part, base))
    .map(({ found }) => found.text)
  const rest = context.say('unknownRest')
  const paragraphs = [...new Set([base, ...more].join('\n\n').split('\n\n'))].filter(Boolean)
  const isLeft = parts.some(isUnanswerable) || (!isAll && paragraphs.includes(rest))
  return [...paragraphs.filter((one) => one !== rest), ...(isLeft ? [rest] : [])].join('\n\n')
}
