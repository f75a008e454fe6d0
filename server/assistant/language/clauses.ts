import type { AssistantLanguage } from '../../../content/schema/assistant.ts'

const ends = /(?<=[.!?;:…])\s+|\n+/

/**
 * Parts a message where one thing that is said ends and another begins: at a full stop, or before ", and do you ...".
 * Each comes in the parts of its list, if it is one: "your hours, payment and insurance" is three.
 */
export const clauseSplitter = ({ clauseLinks, clauseStarts, listLinks, numbers }: AssistantLanguage) => {
  const link = `(?:,|[-–—]|\\b(?:${clauseLinks.join('|')})\\b)`
  const starts = new RegExp(`(?:\\s*${link})+\\s+(?=(?:${clauseStarts.join('|')})\\b)`, 'i')
  // "Treinta y dos" is one number.
  const tens = Object.keys(numbers).filter((word) => (numbers[word] ?? 0) >= 20)
  const items = new RegExp(`,(?!\\d)|\\s/\\s|(?<!\\b(?:${tens.join('|')}))\\s+(?=(?:${listLinks.join('|')})\\s)`, 'i')
  const says = (text: string) => /[a-z\d]/i.test(text)
  return (message: string): string[][] =>
    message
      .replace(/\b([ap])\.\s?m\.?(?=\W|$)/gi, '$1m')
      .split(ends)
      .flatMap((sentence) => sentence.split(starts))
      .filter(says)
      .map((clause) => clause.split(items).filter(says))
}
