import type { ChatLanguage } from '../../../contract/chat-message.ts'
import type { Candidate } from '../dialogue/dialogue-state.ts'
import { vocabularies } from '../slots/vocabulary.ts'
import { wordsOf } from '../text/word-tokens.ts'
import { classifier } from './classifier.ts'
import { featuresOf } from './features.ts'
import type { Models } from './models-of.ts'
import { readWordMeaning } from './word-meaning.ts'

const mostTopics = 10
/** Probability of a topic whose telling word is in the text. */
const toldShare = 0.8

/** Words that select a topic regardless of other words: "venmo". */
export type Telling = Readonly<Record<string, string>>

/** Topics that another one answers, by id. */
export type Replaced = Readonly<Record<string, string>>

const shareWith = (id: string, share: number, told: string | undefined): number => {
  if (told === undefined) return share
  return id === told ? Math.max(share, toldShare) : share * (1 - toldShare)
}

/** Ranks the topics that may answer a text, best first. */
export const ranker = (
  models: Models,
  correct: (text: string, language: ChatLanguage) => string,
  by: { telling?: Record<ChatLanguage, Telling>; replaced?: Record<ChatLanguage, Replaced> | undefined } = {},
) => {
  const classify = { en: classifier(models.en), es: classifier(models.es) }
  const meanings = { en: readWordMeaning(), es: undefined }
  const toldIn = (text: string, language: ChatLanguage): string | undefined => {
    const words = by.telling?.[language] ?? {}
    const [word] = wordsOf(text).filter((one) => Object.hasOwn(words, one))
    return word === undefined ? undefined : words[word]
  }
  return (typed: string, language: ChatLanguage): Candidate[] => {
    const text = correct(typed, language)
    const features = featuresOf(text, vocabularies[language], meanings[language])
    const told = toldIn(text, language)
    const shares = classify[language](features)
    for (const [id, own] of Object.entries(by.replaced?.[language] ?? {})) {
      shares.set(own, (shares.get(own) ?? 0) + (shares.get(id) ?? 0))
      shares.delete(id)
    }
    return [...shares]
      .map(([id, share]) => ({ id, share: shareWith(id, share, told) }))
      .sort((one, other) => other.share - one.share)
      .slice(0, mostTopics)
  }
}

export type Rank = ReturnType<typeof ranker>
