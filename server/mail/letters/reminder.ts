import type { LetterWords } from '../../../content/schema/letters.ts'
import type { PhotographWords } from '../../../content/schema/photograph-words.ts'
import { fill } from '../../../pricing/fill.ts'
import type { LeadRow, ReminderKind } from '../../storage/tables.ts'
import { oneLine } from '../one-line.ts'
import { readablePhone, telLink } from '../phone-number.ts'
import { button, heading, letterPage, link, paragraph, type Sender } from './letter-page.ts'

type About = { received: string; hours: string; sender: Sender; language: string }

/** Reminds the owner of a lead, with a button to call and a link to the lead. */
export const reminder = (
  words: LetterWords['reminders'] & Pick<PhotographWords, 'review'>,
  kind: ReminderKind,
  lead: LeadRow,
  { received, hours, sender, language }: About,
) => {
  const values = { visitorName: oneLine(lead.name, 60), received, hours, visitorPhone: readablePhone(lead.phone) }
  const subject = fill(words[kind].subject, values)
  const text = fill(words[kind].text, values)
  const address = `${sender.siteUrl}/desk/leads/${encodeURIComponent(lead.id)}`
  const tel = telLink(lead.phone)
  return {
    subject,
    text: `${[text, values.visitorPhone, `${words.open}: ${address}`].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject,
      sender,
      content: [
        heading(subject),
        paragraph(text),
        ...(tel ? [button(fill(words.callButton, values), tel)] : []),
        link(words.open, address),
      ],
    }),
  }
}
