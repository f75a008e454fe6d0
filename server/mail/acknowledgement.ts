import type { LetterWords } from '../../content/schema/letters.ts'
import type { LeadRow } from '../storage/tables.ts'
import { fillTemplate } from './fill-template.ts'
import { firstName } from './first-name.ts'
import { aside, button, letterPage, paragraph, type Sender } from './letter-page.ts'

type Us = Sender & { phone: string; phoneLink: string }

/** The visitor's acknowledgement: the request is in, when we reply, and where to call. */
export const acknowledgement = (words: LetterWords['acknowledgement'], lead: LeadRow, us: Us, language: string) => {
  const visitorName = firstName(lead.name)
  const greeting = visitorName ? fillTemplate(words.greeting, { visitorName }) : words.greetingWithoutName
  const { subject } = words
  return {
    subject,
    text: `${[greeting, ...words.paragraphs, words.callUs, words.signature].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject,
      sender: us,
      content: [
        ...[greeting, ...words.paragraphs, words.callUs].map(paragraph),
        button(words.callButton, us.phoneLink),
        aside(words.signature),
      ],
    }),
  }
}
