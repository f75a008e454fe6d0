import type { LetterWords } from '../../content/schema/letters.ts'
import type { LeadRow } from '../storage/tables.ts'
import { fillTemplate } from './fill-template.ts'
import { letterPage, paragraph, type Sender } from './letter-page.ts'
import { oneLine } from './one-line.ts'
import { readablePhone } from './phone-number.ts'

// A letter of thousands of lines is read by nobody: the command lists them all.
const most = 200

const lineOf = ({ id, name, phone, email, note }: LeadRow) =>
  [name, readablePhone(phone), email, ...(note ? [oneLine(note, 80)] : []), id]
    .map((part) => oneLine(part))
    .join('  |  ')

/** What the owner gets in the place of a notice for each, while possible spam comes by the dozen. */
export const spamDigest = (
  words: LetterWords['spamDigest'],
  leads: readonly LeadRow[],
  page: { sender: Sender; language: string },
) => {
  const values = { count: String(leads.length) }
  const lines = leads.slice(0, most).map(lineOf)
  const rest = leads.length - lines.length
  const more = rest > 0 ? [fillTemplate(words.more, { count: String(rest) })] : []
  const text = fillTemplate(words.text, values)
  const subject = fillTemplate(words.subject, values)
  return {
    subject,
    text: `${[text, lines.join('\n'), ...more].join('\n\n')}\n`,
    html: letterPage({ ...page, subject, content: [text, ...lines, ...more].map(paragraph) }),
  }
}
