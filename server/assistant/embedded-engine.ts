import type { Content } from '../../content/schema/read.ts'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import { type Answer, type Conversation, visitorTurns } from './answer-engine.ts'
import { languageReader } from './language/language-in.ts'
import type { Lexicon } from './language/lexicon.ts'
import { noWordVectors, readWordVectors } from './language/word-vectors.ts'
import { type Learned, languagesOf, learn } from './learn.ts'
import { replyContext } from './replies/reply-context.ts'
import { replySteps } from './reply-steps.ts'
import { type KnownOf, openKnownQuestions } from './retrieval/known-questions.ts'
import { openSearch } from './retrieval/search.ts'
import { answerEach } from './several/answer-each.ts'
import { subjectOf } from './understanding/antecedent.ts'
import { classifier, type Model } from './understanding/classifier.ts'
import { followUp } from './understanding/follow-up.ts'
import { remember } from './understanding/remember.ts'
import { spellOut } from './understanding/spell-out.ts'
import { withoutOrders } from './understanding/sureness.ts'
import { readTokens } from './understanding/tokens.ts'
import { topicWords } from './understanding/topic-words.ts'
import { understand } from './understanding/understand.ts'

// What was said longer ago than this is no longer what a follow-up goes on from.
const turnsBefore = 4
const mostRehearsed = 40

/** Answers from the content alone: by topic where one is understood, else in the content's own sentences. */
export const embeddedEngine = (
  content: Content,
  { passages, reading, index, topics, known }: Learned = learn(content),
) => {
  const vectors = readWordVectors()
  const { gazetteer, english, spanish } = languagesOf(content, reading, vectors)
  const search = openSearch(passages, index, english)
  const { en, es } = content.assistantExamples
  const tongueOf = (lexicon: Lexicon, model: Model, knownOf: KnownOf) => ({
    lexicon,
    unexplained: topicWords(lexicon, lexicon === english ? en : es),
    classify: classifier(model),
    knownOf,
    context: replyContext(content, gazetteer, lexicon),
  })
  const knownOf = openKnownQuestions(known.english, english, vectors)
  const tongues = {
    en: tongueOf(english, topics.english, knownOf),
    es: tongueOf(spanish, topics.spanish, openKnownQuestions(known.spanish, spanish, noWordVectors)),
  }
  const { toThePoint, languageIn } = languageReader(english, spanish, gazetteer)
  const lexiconOf = (text: string, before?: string) =>
    languageIn(text, before === undefined ? undefined : languageIn(before))
  const languageOf = (text: string, earlier: readonly string[] = []): ChatLanguage =>
    lexiconOf(text, earlier.at(-1)) === english ? 'en' : 'es'
  const sources = { search, knownOf, english }
  const answerTo = replySteps(sources)

  const reply = (asked: string, before: readonly string[] = []): string => {
    const [message, earlier] = [toThePoint(asked), before.map(toThePoint)]
    const tongue = tongues[languageOf(message, earlier)]
    const read = (text: string) => withoutOrders(understand(text, tongue, gazetteer))
    const [opening = message, ...later] = [...earlier.slice(-turnsBefore), message]
    const first = read(opening)
    const start = { answered: first, spokenOf: first, last: first, said: opening, subject: subjectOf(first, '') }
    const { answered, last } = later.reduce(({ spokenOf, last, said, subject }, text) => {
      const alone = read(text)
      const turn = spellOut(text, alone, { before: spokenOf, last, said, subject }, read)
      const now = followUp(turn, spokenOf, last)
      // What points at a subject has none of its own.
      const spoken = { said: text, subject: turn === alone ? subjectOf(turn, subject) : subject }
      return { answered: now, spokenOf: remember(now, spokenOf), last: turn, ...spoken }
    }, start)
    return answerEach({ ...answered, questions: last.questions }, tongue.context, { sources, answerTo, read })
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
      lang: languageOf(message, visitorTurns(conversation)),
    }),
    reply,
    languageOf,
    passages: passagesFor,
  }
}
