import type { AssistantLanguage } from '../../../content/schema/assistant.ts'
import { runOnSplitter } from './run-on.ts'

// To a pattern the "o" of "año" is a word of its own.
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

const ends = /(?<=[.!?;:…])\s+|\n+/

// "1) price for 14 panels 2) are you insured"
const numbered = /(?:^|\s)\(?\d\)\s+/g

/** One thing that a message says, the items of the list that it may be, and the number of its sentence. */
type Clause = { text: string; parts: string[]; sentence: number }

/**
 * Parts a message where one thing that is said ends and another begins: at a full stop, or before ", and do you ...".
 * Each comes in the parts of its list, if it is one: "your hours, payment and insurance" is three.
 */
export const clauseSplitter = (language: AssistantLanguage) => {
  const { clauseLinks, clauseStarts, listLinks, numbers } = language
  const parted = runOnSplitter(language)
  const [links, beginnings, between] = [clauseLinks, clauseStarts, listLinks].map((list) =>
    list.map(withoutMarks).join('|'),
  )
  const link = `(?:,|[-–—]|\\b(?:${links})\\b)`
  const starts = new RegExp(`(?:\\s*${link})+\\s+(?=(?:${beginnings})\\b)`, 'i')
  // "Y ¿cuánto cuesta?" begins anew, "me rompieron uno, ¿lo arreglan?" goes on.
  const marked = new RegExp(`(?<=\\b(?:${links})\\s)(?=¿)`, 'i')
  // "Treinta y dos" is one number.
  const tens = Object.keys(numbers).filter((word) => (numbers[word] ?? 0) >= 20)
  const items = new RegExp(`,(?!\\d)|\\s/\\s|(?<!\\b(?:${tens.join('|')}))\\s+(?=(?:${between})\\s)`, 'i')
  const says = (text: string) => /[a-z\d]/i.test(text)
  return (message: string): Clause[] =>
    withoutMarks(message)
      .replace(/\b([ap])\.\s?m\.?(?=\W|$)/gi, '$1m')
      .replace(numbered, '. ')
      .split(ends)
      .flatMap((said) => said.split(marked))
      .flatMap((said, sentence) =>
        said
          .split(starts)
          .flatMap(parted)
          .map((text) => ({ text, sentence })),
      )
      .filter(({ text }) => says(text))
      .map((clause) => ({ ...clause, parts: clause.text.split(items).filter(says) }))
}
