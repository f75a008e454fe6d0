import type { Content } from '../../content/schema/read.ts'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import { type Answer, type Conversation, visitorTurns } from './answer-engine.ts'
import { chooseLanguage } from './language/choose-language.ts'
import type { Lexicon } from './language/lexicon.ts'
import { type Learned, languagesOf, learn } from './learn.ts'
import { composeAnswer, isBareThing, topicLines } from './replies/compose.ts'
import { type ReplyContext, replyContext } from './replies/reply-context.ts'
import { type Hit, openSearch } from './retrieval/search.ts'
import { classifier, type Model } from './understanding/classifier.ts'
import { followUp } from './understanding/follow-up.ts'
import { bestShare, isDeaf, isOurs, isPlain, strongShare, sureShare, withoutOrders } from './understanding/sureness.ts'
import { readTokens, type Token } from './understanding/tokens.ts'
import { type Understanding, understand } from './understanding/understand.ts'

// So sure of its topic, a question is not looked up in the articles.
const surestShare = 0.9
const leastArticle = 0.02
const sureCoverage = 0.72
// A question with so many words that are not ours is hardly about us.
const manyForeign = 2
// Where a question sounds like one that our articles answer, less of it must be found in one of them.
const likelyArticle = 0.4
const likelyCoverage = 0.55
const specificCoverage = 0.45
const pageCoverage = 0.5
const cityPages = '/california/'
const maybeArticle = 0.08
const wholeCoverage = 0.95
// A passage about the very thing that is asked is a better answer than a topic that is only likely.
const detailCoverage = 0.8
const saidAlready = 0.5
// What was said longer ago than this is no longer what a follow-up goes on from.
const turnsBefore = 4
const mostRehearsed = 40

// A number may be asked of anything: it says nothing of what a passage must speak of.
const wordsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ word, value }) => (word === '$' || word === 'how_many' || value !== undefined ? [] : [word]))

const answerAlone = (id: string, { answers, say }: ReplyContext): string => answers[id] ?? say('unknown')

/** Answers from the content alone: by topic where one is understood, else in the content's own sentences. */
export const embeddedEngine = (content: Content, { passages, reading, index, topics }: Learned = learn(content)) => {
  const { gazetteer, english, spanish } = languagesOf(content, reading)
  const search = openSearch(passages, index, english)
  const tongueOf = (lexicon: Lexicon, model: Model) => ({
    lexicon,
    classify: classifier(model),
    context: replyContext(content, gazetteer, lexicon),
  })
  const tongues = { en: tongueOf(english, topics.english), es: tongueOf(spanish, topics.spanish) }
  const languageOf = (text: string): ChatLanguage =>
    chooseLanguage(text, english, [spanish]) === english ? 'en' : 'es'

  const find = (asked: Understanding, tokens = asked.tokens): Hit | undefined => {
    if (asked.lexicon !== english || asked.foreign.length > 0) return undefined
    const words = wordsIn(tokens)
    if (words.filter((word) => !english.isFiller(word)).length < 2) return undefined
    const isArticle = asked.article >= likelyArticle
    // How long or how often is asked of anything, too.
    const hit = search.best(isArticle ? words.filter((word) => !word.includes('_')) : words, isArticle)
    const needed = hit?.isSpecific ? specificCoverage : likelyCoverage
    return hit && hit.coverage >= (isArticle ? needed : sureCoverage) ? hit : undefined
  }

  const quote = ({ sentences, passage: { title, path } }: Hit, { say }: ReplyContext): string =>
    `${sentences.join(' ')} ${say('more', { title, path })}`

  /** The answers to all that is asked; of what we cannot answer it says so. */
  const answerAll = (asked: Understanding, context: ReplyContext): string => {
    const found = asked.unanswered.map((tokens) => find(asked, tokens))
    const quoted = found.flatMap((hit) => (hit ? [quote(hit, context)] : []))
    const rest = found.includes(undefined) ? [context.say('unknownRest')] : []
    return [composeAnswer(asked, context), ...new Set(quoted), ...rest].join('\n\n')
  }

  const reply = (message: string, earlier: readonly string[] = []): string => {
    const tongue = tongues[languageOf(message)]
    const { context } = tongue
    const asked = [...earlier.slice(-turnsBefore), message]
      .map((text) => understand(text, tongue, gazetteer))
      .map(withoutOrders)
      .reduce((before, turn) => followUp(turn, before))
    // Whoever names a price wants it confirmed, whatever else the message says.
    const notConfirmed = `${context.say('published')} ${context.say('written')}`
    if (asked.alone && isDeaf(asked)) return asked.namesPrice ? notConfirmed : answerAlone(asked.alone.id, context)
    const isSure = isPlain(asked) && bestShare(asked) >= surestShare && asked.article < leastArticle
    const near = isSure ? undefined : find(asked)
    const isArticle = asked.article >= likelyArticle && asked.article > bestShare(asked)
    if (near && isArticle && asked.counts.length === 0) return quote(near, context)
    const detail = near?.isSpecific === true && near.coverage >= detailCoverage ? near : undefined
    if (isPlain(asked)) {
      const answer = answerAll(asked, context)
      if (!detail || search.coverage(wordsIn(asked.tokens), answer) >= saidAlready) return answer
      const quoted = quote(detail, context)
      return bestShare(asked) < strongShare ? quoted : `${answer}\n\n${quoted}`
    }
    // Counted panels want their price, whatever an article says of panels.
    const isCounted = asked.counts.length > 0 && asked.topics.length > 0
    const isLikeArticle = asked.article >= maybeArticle || (near?.coverage ?? 0) >= wholeCoverage
    const hit = !isCounted && isLikeArticle && asked.strange < sureShare ? near : detail
    if (hit) return quote(hit, context)
    const isStrange = asked.foreign.length >= manyForeign && !isOurs(asked)
    const isLikely = !isStrange && asked.strange < (asked.topics.length > 0 ? bestShare(asked) : sureShare)
    if (isLikely && (asked.topics.length > 0 || isBareThing(asked))) return composeAnswer(asked, context)
    if (isArticle && asked.topics.length === 0 && asked.besideArticle.length > 0)
      return composeAnswer({ ...asked, topics: asked.besideArticle }, context)
    if (isArticle && asked.lexicon === english) {
      const page = search.best(wordsIn(asked.tokens), true)
      if (page && page.coverage >= pageCoverage && !page.passage.path.startsWith(cityPages))
        return context.say('seePage', { title: page.passage.title, path: page.passage.path })
    }
    if (asked.hour !== undefined && asked.strange < sureShare) return topicLines('hours', asked, context).join(' ')
    if (asked.otherJobs.length > 0 && asked.asksForWork) return topicLines('not-offered', asked, context).join(' ')
    return asked.namesPrice && asked.strange < sureShare ? notConfirmed : context.say('unknown')
  }

  /** What a model may answer from: the embedded answer first, then the passages nearest to the question. */
  const passagesFor = (message: string, conversation: Conversation = []): string => {
    const earlier = visitorTurns(conversation)
    const words = readTokens([...earlier.slice(-1), message].join(' '), english).map(({ word }) => word)
    const near = search
      .nearest(words)
      .map(({ title, path, heading, sentences }) => `${heading} ([${title}](${path})): ${sentences.join(' ')}`)
    return [reply(message, earlier), ...near].join('\n')
  }

  // The first visitor should wait no longer than the next: questions that we publish warm every path.
  const published = [...content.faq.items, ...content.posts.flatMap(({ questions }) => questions)]
  for (const { question } of published.slice(0, mostRehearsed)) reply(question)

  return {
    answer: async (message: string, conversation: Conversation = []): Promise<Answer> => ({
      text: reply(message, visitorTurns(conversation)),
      lang: languageOf(message),
    }),
    reply,
    languageOf,
    passages: passagesFor,
  }
}
