import type { LetterWords } from '../../../content/schema/letters.ts'
import { fill } from '../../../pricing/fill.ts'
import { keptEstimate } from '../../estimate/lead-estimate.ts'
import type { LeadRow } from '../../storage/tables.ts'
import { firstName } from '../first-name.ts'
import { aside, button, letterPage, link, paragraph, type Sender } from './letter-page.ts'

type Us = Sender & { phone: string; phoneLink: string }

type More = { language: string; photos?: { label: string; href: string } | '' | undefined }

/** The visitor's acknowledgement: confirms the quote request, when we reply, the phone number, and the link for photographs. */
export const acknowledgement = (
  words: LetterWords['acknowledgement'],
  lead: LeadRow,
  us: Us,
  { language, photos }: More,
) => {
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
    text: `${[...said, ...(photos ? [`${photos.label}: ${photos.href}`] : []), words.signature].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject,
      sender: us,
      content: [
        ...said.map(paragraph),
        button(words.callButton, us.phoneLink),
        ...(photos ? [link(photos.label, photos.href)] : []),
        aside(words.signature),
      ],
    }),
  }
}
