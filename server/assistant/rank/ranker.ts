import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Candidate } from '../conversation.ts'
import { vocabularies } from '../slots/vocabulary.ts'
import { classifier, type Model } from './classifier.ts'
import { featuresOf } from './features.ts'
import type { passageSearch } from './passage-search.ts'
import type { WordMeaning } from './word-meaning.ts'

const mostTopics = 10
const mostPassages = 3

type Parts = {
  models: Readonly<Record<ChatLanguage, Model>>
  correct: (text: string, language: ChatLanguage) => string
  meanings: Readonly<Record<ChatLanguage, WordMeaning | undefined>>
  search: Readonly<Record<ChatLanguage, ReturnType<typeof passageSearch>>>
}

/** Ranks what may answer a text: topics and passages, best first. */
export const ranker = ({ models, correct, meanings, search }: Parts) => {
  const classify = { en: classifier(models.en), es: classifier(models.es) }
  return (typed: string, language: ChatLanguage): Candidate[] => {
    const text = correct(typed, language)
    const shares = classify[language](featuresOf(text, vocabularies[language], meanings[language]))
    const topics = [...shares]
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostTopics)
      .map(([id, share]): Candidate => ({ kind: 'topic', id, share }))
    const passages = search[language](text).slice(0, mostPassages)
    return [...topics, ...passages.map((found): Candidate => ({ kind: 'passage', ...found }))]
  }
}

export type Rank = ReturnType<typeof ranker>
