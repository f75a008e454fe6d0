import type { LetterWords } from '../../../content/schema/letters.ts'
import { fill } from '../../../pricing/fill.ts'
import { withCommandsHere } from '../../process/installed-package.ts'
import type { LeadRow } from '../../storage/tables.ts'
import { oneLine } from '../one-line.ts'
import { readablePhone } from '../phone-number.ts'
import { letterPage, paragraph, type Sender } from './letter-page.ts'

// Nobody reads thousands of lines; `npm run leads` lists all.
const most = 200

const lineOf = ({ id, name, phone, email, note, spam_reason }: LeadRow, mark: string) =>
  [...(spam_reason && mark ? [mark] : []), name, readablePhone(phone), email, ...(note ? [oneLine(note, 80)] : []), id]
    .map((part) => oneLine(part))
    .join('  |  ')

/**
 * One letter instead of one per lead, during a flood. If all leads may be spam it says so once; otherwise `mark`
 * precedes each one that may be.
 */
export const digest = (
  words: LetterWords['digest'],
  leads: readonly LeadRow[],
  { mark, ...page }: { sender: Sender; language: string; mark: string },
) => {
  const isAllSpam = leads.every(({ spam_reason }) => spam_reason !== null)
  const said = isAllSpam ? words.spam : words
  const values = { count: String(leads.length), siteUrl: page.sender.siteUrl }
  const lines = leads.slice(0, most).map((lead) => lineOf(lead, isAllSpam ? '' : mark))
  const rest = leads.length - lines.length
  const more = rest > 0 ? [withCommandsHere(fill(said.more, { count: String(rest) }))] : []
  const text = withCommandsHere(fill(said.text, values))
  const subject = fill(said.subject, values)
  return {
    subject,
    text: `${[text, lines.join('\n'), ...more].join('\n\n')}\n`,
    html: letterPage({ ...page, subject, content: [text, ...lines, ...more].map(paragraph) }),
  }
}
