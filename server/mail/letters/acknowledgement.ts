import type { LetterWords } from '../../../content/schema/letters.ts'
import { fill } from '../../../pricing/fill.ts'
import { keptEstimate } from '../../estimate/lead-estimate.ts'
import type { LeadRow } from '../../storage/tables.ts'
import { firstName } from '../first-name.ts'
import { aside, button, letterPage, paragraph, type Sender } from './letter-page.ts'

type Us = Sender & { phone: string; phoneLink: string }

/** The visitor's acknowledgement: confirms the quote request, when we reply, and the phone number. */
export const acknowledgement = (words: LetterWords['acknowledgement'], lead: LeadRow, us: Us, language: string) => {
  const visitorName = firstName(lead.name)
  const greeting = visitorName ? fill(words.greeting, { visitorName }) : words.greetingWithoutName
  const { subject } = words
  const estimate = keptEstimate(lead.extra)
  const said = [
    greeting,
    ...words.paragraphs,
    ...(estimate ? [fill(words.estimate, { estimate: estimate.told ?? estimate.said })] : []),
    words.callUs,
  ]
  return {
    subject,
    text: `${[...said, words.signature].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject,
      sender: us,
      content: [...said.map(paragraph), button(words.callButton, us.phoneLink), aside(words.signature)],
    }),
  }
}
