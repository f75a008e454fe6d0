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
  if (startsWithAsker(words, language)) return false
  return isTurned(words, language) || (vocabularies[language].verbs.length === 0 && text.includes('?'))
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

/** The first sentences of each paragraph. */
export const shortened = (answer: string, most: number): string =>
  answer
    .split('\n\n')
    .map((paragraph) => answerSentences(paragraph).slice(0, most).join(' '))
    .join('\n\n')

const shortestTelling = 4

const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => word.length >= shortestTelling)

/** Of an answer that was given before, the sentence that shares most words with the ask; undefined where none shares one. */
const nearestSentence = (sentences: readonly string[], ask: string): string | undefined => {
  const asked = tellingWords(ask)
  const shared = sentences.map((sentence) => tellingWords(sentence).filter((word) => asked.includes(word)).length)
  const most = Math.max(0, ...shared)
  return most === 0 ? undefined : sentences[shared.indexOf(most)]
}

/**
 * An answer without what was said before in this chat; undefined where nothing of it is new and nothing of it is what was
 * asked. Its first sentence, which is the answer, is left out only where all of it was said.
 */
export const withoutSaid = (answer: string, said: ReadonlySet<string>, ask: string): string | undefined => {
  const paragraphs = answer.split('\n\n').map(answerSentences)
  if (paragraphs.flat().every((sentence) => said.has(sentence))) return nearestSentence(paragraphs.flat(), ask)
  return paragraphs
    .map((sentences) => sentences.filter((sentence, at) => at === 0 || !said.has(sentence)).join(' '))
    .join('\n\n')
}
