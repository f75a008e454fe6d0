import type { ChatLanguage } from '../../contract/chat-message.ts'
import { vocabularies } from './slots/vocabulary.ts'
import { answerSentences } from './text/answer-sentences.ts'
import { wordsOf } from './text/words.ts'

const opening = /^(?:Yes|No|Sí)(?:, |: |\. )/
const wordsAhead = 3

const startsWithAsker = (words: readonly string[], language: ChatLanguage): boolean =>
  words.slice(0, wordsAhead).some((word) => vocabularies[language].askers.includes(word))

/** "Do you", "is it": a verb with its subject behind it. */
const isTurned = (words: readonly string[], language: ChatLanguage): boolean => {
  const { verbs, subjects } = vocabularies[language]
  return words.some((word, at) => verbs.includes(word) && (at === 0 || subjects.includes(words[at + 1] ?? '')))
}

/** True for a question that "yes" or "no" answers: "do you ...", "¿vienen ...?", and none that asks what, when or how. */
export const asksWhether = (text: string, language: ChatLanguage): boolean => {
  const words = wordsOf(text)
  const { verbs, tags } = vocabularies[language]
  if (text.trimEnd().endsWith('?') && tags.includes(words.at(-1) ?? '')) return true
  if (startsWithAsker(words, language)) return false
  return isTurned(words, language) || (verbs.length === 0 && text.includes('?'))
}

const mostTold = 9

/** True for a few words that ask nothing: "my roof has 3 rows of 9 panels". */
export const isTelling = (text: string, language: ChatLanguage): boolean => {
  const words = wordsOf(text)
  const isAsking = text.includes('?') || startsWithAsker(words, language) || isTurned(words, language)
  return words.length <= mostTold && !isAsking
}

/** An answer without "Yes," or "No," in front, for what did not ask for it. */
export const withoutOpening = (answer: string): string => {
  const rest = answer.replace(opening, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** The first sentences of each paragraph, and the sum behind a price. */
export const shortened = (answer: string, most: number): string =>
  answer
    .split('\n\n')
    .map((paragraph) =>
      answerSentences(paragraph)
        .filter((sentence, at) => at < most || sentence.includes(' = '))
        .join(' '),
    )
    .join('\n\n')

const shortestTelling = 4

const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => word.length >= shortestTelling)

const leastShared = 2

/** Of an answer that was given before, the sentence that shares most words with the ask, or else the first one. */
const nearestSentence = (sentences: readonly string[], ask: string): string => {
  const asked = tellingWords(ask)
  const shared = sentences.map((sentence) => tellingWords(sentence).filter((word) => asked.includes(word)).length)
  const most = Math.max(0, ...shared)
  return sentences[most < leastShared ? 0 : shared.indexOf(most)] ?? ''
}

/**
 * An answer without what was said before in this chat. Its first sentence, which is the answer, stays; where all of it was
 * said, one sentence is said again: the one that was asked for.
 */
export const withoutSaid = (answer: string, said: ReadonlySet<string>, ask: string): string => {
  const paragraphs = answer.split('\n\n').map(answerSentences)
  if (paragraphs.flat().every((sentence) => said.has(sentence))) return nearestSentence(paragraphs.flat(), ask)
  return paragraphs
    .map((sentences) => sentences.filter((sentence, at) => at === 0 || !said.has(sentence)).join(' '))
    .join('\n\n')
}
