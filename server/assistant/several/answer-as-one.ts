import { answerAll } from '../answer-all.ts'
import { type Sources, wordsIn } from '../found.ts'
import { leftoverTopics } from '../replies/leftover-topics.ts'
import type { ReplyContext } from '../replies/reply-context.ts'
import type { AnswerTo, Found } from '../reply-steps.ts'
import { isFar } from '../understanding/gazetteer.ts'
import { opensQuestion } from '../understanding/questions.ts'
import { bestShare, strongShare } from '../understanding/sureness.ts'
import type { Topic } from '../understanding/topics.ts'
import type { Understanding } from '../understanding/understand.ts'
import { paragraphsOf } from './paragraphs.ts'
import { isOfTopics, type Part, tellingWords } from './read-part.ts'
import { general, ofVisit } from './topic-kinds.ts'

/** True where a text speaks of little of what a question is about. */
type IsNew = (part: Part, text: string) => boolean

const saidAlready = 0.5
const fewestWords = 4

const uniqueById = (topics: readonly Topic[]): Topic[] => [
  ...new Map(topics.map((topic) => [topic.id, topic])).values(),
]

/** What a question asks for; "do you do screens and gutters?" asks for both, however likely each is, and "today?" for today. */
const topicsOf = ({ asked }: Part): readonly Topic[] => {
  const said = asked.topics.filter(({ share }) => share >= Math.min(strongShare, bestShare(asked)))
  const isMeant = (id: string): boolean => general.has(id) || id === 'same-day'
  const listed = leftoverTopics(asked).filter((id) => isMeant(id) && said.every((topic) => topic.id !== id))
  return [...said, ...listed.map((id) => ({ id, share: 1 }))]
}

/** What a question asks for that no other one does. */
const separateTopics = (parts: readonly Part[]): Set<string> => {
  const ofAll = parts.flatMap((part) => [...new Set(topicsOf(part).map(({ id }) => id))])
  return new Set(ofAll.filter((id) => ofAll.indexOf(id) === ofAll.lastIndexOf(id)))
}

/** "Do you come to Lemoore today, and how fast?" is answered by what is said of today. */
const isToldWith = (id: string, { asked }: Part, said: ReadonlySet<string>): boolean =>
  id === 'area' && !asked.places.some(isFar) && [...said].some((other) => ofVisit.has(other))

/** True for a question that is none of ours, and no scrap of another: "or do I need a new one?". */
const isUnanswerable = ({ asked, found }: Part): boolean =>
  found.source === 'nothing' &&
  tellingWords(asked) > 0 &&
  found.isSure &&
  asked.tokens.length >= fewestWords &&
  opensQuestion(asked.tokens, asked.lexicon)

type Joint = {
  text: string
  /** What it says of: empty where it quotes a page. */
  said: ReadonlySet<string>
  isOfTopics: boolean
}

/** The answer to all of a message; empty where it only quotes to several questions what suits none of them as well as its own. */
const answerJointly = (whole: Understanding, isAllKnown: boolean, found: Found): Joint => {
  const isComposed = isOfTopics({ found })
  const isKept = isComposed || found.source === 'detail' || (!isAllKnown && found.source !== 'nothing')
  return {
    text: isKept ? found.text : '',
    said: new Set(isComposed ? whole.topics.map(({ id }) => id) : []),
    isOfTopics: isComposed,
  }
}

/** What some questions ask for and the joint answer says nothing of. */
const missingTopics = (known: readonly Part[], joint: Joint, isNew: IsNew): Topic[] =>
  uniqueById(
    known
      .filter((part) => isOfTopics(part) && (joint.isOfTopics || part.found.isSure || isNew(part, joint.text)))
      .flatMap((part) => topicsOf(part).filter(({ id }) => !joint.said.has(id) && !isToldWith(id, part, joint.said))),
  )

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
  const isAllKnown = known.length === parts.length
  const isNew: IsNew = ({ asked }, text) => sources.search.coverage(wordsIn(asked.tokens), text) < saidAlready
  const joint = answerJointly(whole, isAllKnown, answerTo(whole, context))
  const missing = missingTopics(known, joint, isNew)
  const composed = (topics: readonly Topic[]) => answerAll({ ...whole, topics }, context, sources)
  const added = missing.length > 0 ? [composed(joint.isOfTopics ? [...whole.topics, ...missing] : missing)] : []
  const base = [...(joint.isOfTopics && missing.length > 0 ? [] : [joint.text]), ...added]
  const quotes = known.filter((part) => !isOfTopics(part) && isNew(part, base.join('\n\n')))
  const rest = context.say('unknownRest')
  const left = parts.some(isUnanswerable) ? [rest] : []
  return paragraphsOf([...base, ...quotes.map(({ found }) => found.text), ...left], rest)
    .filter((one) => !isAllKnown || one !== rest)
    .join('\n\n')
}
