import type { Content } from '../../content/schema/read.ts'
import { buildLexicon } from './language/lexicon.ts'
import { noWordVectors, readWordVectors, type WordVectors } from './language/word-vectors.ts'
import { wordsOf } from './language/words.ts'
import { detailsOf } from './retrieval/details.ts'
import { indexKnownQuestions, type KnownQuestions } from './retrieval/known-questions.ts'
import { indexPassages, type PassageIndex } from './retrieval/passage-index.ts'
import { type Passage, passagesOf } from './retrieval/passages.ts'
import type { Model } from './understanding/classifier.ts'
import { buildGazetteer } from './understanding/gazetteer.ts'
import { learnTopics } from './understanding/learn-topics.ts'

/** What takes long to work out from content: plain data, which can be stored and read again. */
export type Learned = {
  passages: Passage[]
  /** Every word of the passages, once. */
  reading: string[]
  index: PassageIndex
  topics: { english: Model; spanish: Model }
  known: { english: KnownQuestions; spanish: KnownQuestions }
}

/** The places and both languages of the assistant. `reading` are the words of all passages. */
export const languagesOf = (content: Content, reading: readonly string[], { rowOf }: WordVectors) => {
  const { en, es } = content.assistantExamples
  const gazetteer = buildGazetteer(content)
  return {
    gazetteer,
    english: buildLexicon(content.assistant, gazetteer.names, reading, en, (word) => rowOf(word) !== undefined),
    spanish: buildLexicon(content.assistantTranslations.es, gazetteer.names, [], es),
  }
}

/** Learns what visitors may ask and where the answers stand: half a second of processor time. */
export const learn = (content: Content): Learned => {
  const passages = passagesOf(content)
  const reading = [...new Set(passages.flatMap(({ heading, sentences }) => wordsOf([heading, ...sentences].join(' '))))]
  const vectors = readWordVectors()
  const { gazetteer, english, spanish } = languagesOf(content, reading, vectors)
  const { en, es } = content.assistantExamples
  const details = detailsOf(content.assistantDetails, passages)
  const asked = details.flatMap(({ asks }) => asks)
  return {
    passages,
    reading,
    index: indexPassages(passages, english),
    known: {
      english: indexKnownQuestions(details, en, english, vectors),
      spanish: indexKnownQuestions([], es, spanish, noWordVectors),
    },
    topics: {
      english: learnTopics(english, gazetteer, en, asked),
      spanish: learnTopics(spanish, gazetteer, es),
    },
  }
}
