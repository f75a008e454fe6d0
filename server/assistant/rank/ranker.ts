import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Candidate } from '../conversation.ts'
import { vocabularies } from '../slots/vocabulary.ts'
import { classifier } from './classifier.ts'
import { featuresOf } from './features.ts'
import type { Models } from './models-of.ts'
import { readWordMeaning } from './word-meaning.ts'

const mostTopics = 10

/** Ranks the topics that may answer a text, best first. */
export const ranker = (models: Models, correct: (text: string, language: ChatLanguage) => string) => {
  const classify = { en: classifier(models.en), es: classifier(models.es) }
  const meanings = { en: readWordMeaning(), es: undefined }
  return (typed: string, language: ChatLanguage): Candidate[] => {
    const features = featuresOf(correct(typed, language), vocabularies[language], meanings[language])
    return [...classify[language](features)]
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostTopics)
      .map(([id, share]) => ({ id, share }))
  }
}

export type Rank = ReturnType<typeof ranker>
