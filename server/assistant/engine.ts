import type { Content } from '../../content/schema/read.ts'
import { type ChatLanguage, siteLanguage } from '../../contract/chat-message.ts'
import { priceList } from '../../pricing/price-list.ts'
import { answerer } from './answers/answer.ts'
import { factsReader } from './answers/facts.ts'
import { askReader } from './asks.ts'
import { type Meant, noState, type State, type TopicId } from './conversation.ts'
import { merge } from './dialogue/merge.ts'
import { nextQuestions, tappedQuestion } from './dialogue/next-questions.ts'
import { nextState, topicsOf } from './dialogue/next-state.ts'
import { addsTo, onlySlots } from './dialogue/only-slots.ts'
import type { Learned } from './learn.ts'
import { passageSearch } from './rank/passage-search.ts'
import { ranker } from './rank/ranker.ts'
import { thresholds } from './rank/thresholds.ts'
import { readWordMeaning } from './rank/word-meaning.ts'
import { gazetteer } from './slots/gazetteer.ts'
import { readSlots } from './slots/read-slots.ts'
import { correctorOf } from './text/correct-spelling.ts'
import { languageReader } from './text/language.ts'

// What was said longer ago than this is no longer what a follow-up goes on from.
const turnsBefore = 4

/** An answer, the questions that it leads to, what it was understood to be about, and which topics came near. */
export type Reply = {
  text: string
  lang: ChatLanguage
  next: readonly string[]
  isHandOver: boolean
  topics: readonly TopicId[]
  near: readonly TopicId[]
}

/** Answers messages from the content alone. Danger is looked for before: see `danger/`. */
export const openEngine = (content: Content, learned: Learned) => {
  const { topics } = content
  const list = priceList(content)
  const places = gazetteer(content)
  const meanings = { en: readWordMeaning(), es: undefined }
  const [onlyLanguage = siteLanguage, ...others] = content.chatLanguages
  const languageOf = others.length > 0 ? languageReader(learned.languages, places) : () => onlyLanguage
  const rank = ranker({
    models: learned.models,
    correct: correctorOf(learned.languages, places),
    meanings,
    search: {
      en: passageSearch(learned.passages.en, meanings.en),
      es: passageSearch(learned.passages.es, meanings.es),
    },
  })
  const readAsks = askReader({
    rank,
    topics,
    isOnlySlots: onlySlots(places, learned.languages),
    isAdding: addsTo(places),
    tapped: tappedQuestion(topics),
    readSlots: (text, language) => readSlots(text, language, { gazetteer: places, list }),
  })
  const answer = answerer(content, learned.passages, factsReader(content, list))

  /** One message: language, asks, what they mean here, the answer, and what the next message goes on from. */
  const turn = (state: State, message: string, picked: readonly TopicId[] = []) => {
    const language = languageOf(message, state.language)
    const asks = readAsks(message, language)
    const meant: Meant[] = asks.map((ask) =>
      merge(state, ask, { topics: topics[language], thresholds, picked, rank: (text) => rank(text, language) }),
    )
    const text = answer(meant, language, state)
    return { language, meant, text, state: nextState(state, meant, { language, text, topics: topics[language] }) }
  }

  const reply = (
    message: string,
    earlier: readonly string[] = [],
    { picked = [], pageLanguage }: { picked?: readonly TopicId[]; pageLanguage?: ChatLanguage | undefined } = {},
  ): Reply => {
    const start: State = { ...noState, language: pageLanguage }
    const before = earlier.slice(-turnsBefore).reduce((state, said) => turn(state, said).state, start)
    const { language, meant, text } = turn(before, message, picked)
    const answered = topicsOf(meant)
    const near = meant.flatMap(({ ask }) => ask.ranked.flatMap((one) => (one.kind === 'topic' ? [one.id] : [])))
    return {
      text,
      lang: language,
      next: nextQuestions(answered, before.topics, topics[language]),
      isHandOver: meant.every(({ choice }) => choice.kind === 'handOver'),
      topics: answered,
      near,
    }
  }

  return { reply }
}

export type Engine = ReturnType<typeof openEngine>
