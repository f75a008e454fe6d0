import type { AssistantLanguage } from '../../../content/schema/assistant.ts'

const ends = /(?<=[.!?;…])\s+|\n+/

/** Parts a message where one thing that is said ends and another begins: at a full stop, or before ", and do you ...". */
export const clauseSplitter = ({ clauseLinks, clauseStarts }: AssistantLanguage) => {
  const link = `(?:,|[-–—]|\\b(?:${clauseLinks.join('|')})\\b)`
  const starts = new RegExp(`(?:\\s*${link})+\\s+(?=(?:${clauseStarts.join('|')})\\b)`, 'i')
  return (message: string): string[] =>
    message
      .replace(/\b([ap])\.\s?m\.?(?=\W|$)/gi, '$1m')
      .split(ends)
      .flatMap((sentence) => sentence.split(starts))
      .filter((clause) => /[a-z\d]/i.test(clause))
}
