import type { ChatLanguage } from '../../contract/chat-message.ts'
import { vocabularies } from './slots/vocabulary.ts'
import { answerSentences } from './text/answer-sentences.ts'
import { plain, wordsOf } from './text/word-tokens.ts'

const opening = /^(?:Yes|No|Sí)(?:, |: |\. )/
const wordsAhead = 3

const startsWithAsker = (words: readonly string[], language: ChatLanguage): boolean =>
  words.slice(0, wordsAhead).some((word) => vocabularies[language].askers.includes(word))

/** "Do you", "is it", "oiga, limpian": a verb at the start or before its subject. */
const isInverted = (words: readonly string[], language: ChatLanguage): boolean => {
  const { verbs, openers, subjects, leads } = vocabularies[language]
  const start = words.find((word) => !leads.includes(word)) ?? ''
  const isBeforeSubject = (word: string, at: number) => verbs.includes(word) && subjects.includes(words[at + 1] ?? '')
  return [...verbs, ...openers].includes(start) || words.some(isBeforeSubject)
}

/** True for a yes-or-no question ("do you ...", "¿vienen ...?"), without a question word. */
export const asksWhether = (text: string, language: ChatLanguage): boolean => {
  const words = wordsOf(text)
  const { subjects, tags } = vocabularies[language]
  if (text.trimEnd().endsWith('?') && tags.includes(words.at(-1) ?? '')) return true
  if (startsWithAsker(words, language)) return false
  return isInverted(words, language) || (subjects.length === 0 && text.includes('?'))
}

/** True for a question that begins as one: "do you come to Gambier", unlike "and Gambier?". */
export const isWorded = (text: string, language: ChatLanguage): boolean => isInverted(wordsOf(text), language)

const mostTold = 10

/** True for a question in words, with or without a question mark. */
export const isQuestion = (text: string, language: ChatLanguage): boolean =>
  startsWithAsker(wordsOf(text), language) || isWorded(text, language)

/** True for a short statement: "my roof has 3 rows of 9 panels". */
export const isTelling = (text: string, language: ChatLanguage): boolean =>
  wordsOf(text).length <= mostTold && !text.includes('?') && !isQuestion(text, language)

// A preamble further in belongs to a story.
const furthestPreamble = 40

/** A question without words before it that ask nothing: "Hi, I was wondering if you come here". */
export const withoutPreamble = (message: string, language: ChatLanguage): string => {
  const said = ` ${plain(message)}`
  const phrase = vocabularies[language].preambles.find((one) => said.includes(` ${one} `))
  const at = phrase === undefined ? -1 : said.indexOf(` ${phrase} `)
  return phrase === undefined || at > furthestPreamble ? message : said.slice(at + phrase.length + 2)
}

/** An answer without its leading "Yes," or "No,", for a question of another kind. */
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

/** The sentences of an answer, to compare: "Yes, we do." and "We do." are one. */
export const sentencesSaid = (answer: string): string[] =>
  answer.split('\n\n').flatMap(answerSentences).map(withoutOpening)

/**
 * An answer without sentences already said in this chat. Keeps its first sentence, which is the answer.
 */
export const withoutSaid = (answer: string, said: ReadonlySet<string>): string => {
  const paragraphs = answer.split('\n\n').map(answerSentences)
  return paragraphs
    .map((sentences) => sentences.filter((sentence, at) => at === 0 || !said.has(withoutOpening(sentence))).join(' '))
    .join('\n\n')
}
