import type { Content } from '../../content/schema/read.ts'
import { chooseLanguage } from './language/choose-language.ts'
import { buildLexicon, type Lexicon } from './language/lexicon.ts'
import { wordsOf } from './language/words.ts'
import { composeAnswer, topicLines } from './replies/compose.ts'
import { replyContext } from './replies/reply-context.ts'
import { passagesOf } from './retrieval/passages.ts'
import { buildSearch, type Hit } from './retrieval/search.ts'
import { buildGazetteer } from './understanding/gazetteer.ts'
import { readTokens } from './understanding/tokens.ts'
import { resembledTopic } from './understanding/topics.ts'
import { type Understanding, understand } from './understanding/understand.ts'

const sureScore = 1
const strongScore = 1.7
const sureCoverage = 0.72

/** What is answered whatever else the message says. */
const isDeaf = (topic: string): boolean => topic === 'injection' || topic === 'abuse'

/** Our own words in a message: a question that has none of them is hardly about us. */
const isOurs = ({ services, counts, places, topics }: Understanding): boolean =>
  services.size > 0 || counts.length > 0 || places.length > 0 || (topics[0]?.score ?? 0) >= strongScore

const isUnderstood = (asked: Understanding): boolean => {
  const [best] = asked.topics
  if (!best) return asked.leftovers.count || (asked.leftovers.place && asked.foreign.length === 0)
  return asked.foreign.length === 0 || (best.isSure && !asked.foreign.some(asked.lexicon.isOrdinary)) || isOurs(asked)
}

/** Answers from the content alone: by topic where one is understood, else in the content's own sentences. */
export const embeddedEngine = (content: Content) => {
  const gazetteer = buildGazetteer(content)
  const passages = passagesOf(content)
  const reading = new Set(passages.flatMap(({ heading, sentences }) => wordsOf([heading, ...sentences].join(' '))))
  const english = buildLexicon(content.assistant, gazetteer.names, [...reading])
  const spanish = buildLexicon(content.assistantTranslations.es, gazetteer.names)
  const search = buildSearch(passages, english)
  const contexts = new Map([english, spanish].map((lexicon) => [lexicon, replyContext(content, gazetteer, lexicon)]))

  const find = (asked: Understanding): Hit | undefined => {
    if (asked.lexicon !== english) return undefined
    const hit = search.best(asked.tokens.filter(({ word }) => word !== '$').map(({ word }) => word))
    return hit && hit.coverage >= sureCoverage && asked.foreign.length === 0 ? hit : undefined
  }

  const reply = (message: string): string => {
    const lexicon: Lexicon = chooseLanguage(message, english, [spanish])
    const context = contexts.get(lexicon)
    if (!context) throw new Error('a language without phrases')
    const asked = understand(message, lexicon, gazetteer)
    const isSure = isUnderstood(asked)
    if (isSure && (asked.topics[0]?.score ?? 0) >= sureScore) return composeAnswer(asked, context)
    const content = asked.tokens.filter(({ word, value }) => value === undefined && !lexicon.isFiller(word)).length
    const telling = asked.tokens
      .filter(({ word, value }) => value === undefined && !lexicon.isFiller(word) && !lexicon.isNeutral(word))
      .map(({ word }) => word)
    const hit = content > 1 ? find(asked) : undefined
    if (hit)
      return `${hit.sentences.join(' ')} ${context.say('more', { title: hit.passage.title, path: hit.passage.path })}`
    if (isSure) return composeAnswer(asked, context)
    const resembled = asked.foreign.length === 0 ? resembledTopic(telling, lexicon) : undefined
    if (resembled) return topicLines(resembled, asked, context).join(' ')
    const { alone } = asked
    const isSmallTalk =
      alone && (isDeaf(alone.id) || (asked.foreign.length === 0 && content <= alone.positions.size + 1))
    return (isSmallTalk && context.answers[alone.id]) || context.say('unknown')
  }

  /** What a model may answer from: the embedded answer first, then the passages nearest to the question. */
  const passagesFor = (message: string): string => {
    const words = readTokens(message, english).map(({ word }) => word)
    const near = search
      .nearest(words)
      .map(({ title, path, heading, sentences }) => `${heading} ([${title}](${path})): ${sentences.join(' ')}`)
    return [reply(message), ...near].join('\n')
  }

  // The first visitor should wait no longer than the next: the questions that we publish warm every path.
  for (const { question } of [...content.faq.items, ...content.posts.flatMap(({ questions }) => questions)])
    reply(question)

  return { answer: async (message: string) => reply(message), reply, passages: passagesFor }
}
