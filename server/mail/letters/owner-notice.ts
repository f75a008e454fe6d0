import type { LetterWords } from '../../../content/schema/letters.ts'
import type { KeptEstimate } from '../../../contract/kept-estimate.ts'
import { labelOf, type MoreLabels, quoteFields } from '../../../contract/quote-fields.ts'
import { withoutDirectionMarks } from '../../../contract/visible-text.ts'
import { fill } from '../../../pricing/fill.ts'
import { keptEstimate } from '../../estimate/lead-estimate.ts'
import { html } from '../../http/html/html.ts'
import type { LeadRow } from '../../storage/tables.ts'
import { parseExtraFields } from '../extra-fields.ts'
import { oneLine } from '../one-line.ts'
import { readablePhone, telLink } from '../phone-number.ts'
import { aside, button, facts, heading, letterPage, link, notice, type Sender } from './letter-page.ts'

type Words = LetterWords['ownerNotice']

/** `more` labels the optional fields. */
type About = { received: string; sender: Sender; language: string; more: MoreLabels | undefined }

/** The notice as short text for a chat message. */
export const ownerBrief = (
  words: Words,
  lead: LeadRow,
  about: Omit<About, 'sender'>,
): { title: string; text: string } => {
  const rows = factsOf(words, lead, about).map(readable)
  return { title: subjectOf(words, lead), text: rows.map(({ label, value }) => `${label}: ${value}`).join('\n') }
}

type Fact = { label: string; value: string; href?: string | undefined }

const factsOf = ({ labels }: Words, lead: LeadRow, { received, language, more }: Omit<About, 'sender'>): Fact[] => [
  { label: labels.name, value: lead.name },
  { label: labels.phone, value: lead.phone, href: telLink(lead.phone) },
  { label: labels.email, value: lead.email, href: mailLink(lead.email) },
  ...(lead.note ? [{ label: labels.note, value: lead.note }] : []),
  ...parseExtraFields(lead.extra).map(([name, value]) => ({
    label: isLabelled(name) ? labels[name] : labelOf(name, more),
    value: name === 'language' ? languageName(value, language) : value,
  })),
  { label: labels.received, value: received },
]

const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

const isLabelled = (name: string): name is 'estimate' | 'language' =>
  name === quoteFields.estimate || name === 'language'

// Name of a language in the owner's: "Spanish" for `es`. Checks the code, because anybody can send a field of that
// name.
const languageName = (code: string, language: string) =>
  /^[a-z]{2}$/.test(code) ? (new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code) : code

// Strips direction marks, which rows of earlier versions contain.
const readable = ({ label, value, href }: Fact): Fact => ({
  label: withoutDirectionMarks(label),
  value: withoutDirectionMarks(value),
  href,
})

// Lock screens cut the subject: name and phone come first, the form's own subject last.
const subjectOf = (words: Words, lead: LeadRow) => {
  const { name, phone, subject, spam_reason } = lead
  const estimate = keptEstimate(lead.extra)
  const panels = panelsOf(lead, estimate)
  const town = estimate?.town
  const ours = fill(words.subject, {
    visitorName: oneLine(name, 40),
    visitorPhone: oneLine(readablePhone(phone), 50),
  })
  const parts = [
    ...(spam_reason ? [words.possibleSpam.mark, ' '] : []),
    ours,
    ...(panels ? [', ', fill(words.subjectPanels, { panels })] : []),
    ...(town ? [', ', oneLine(town, 40)] : []),
    ...(subject ? [` (${oneLine(subject, 60)})`] : []),
  ]
  return oneLine(parts.join(''))
}

// Accepts only digits in the visitor's field. The estimate's value is our own and may be a range.
const panelsOf = ({ extra }: LeadRow, estimate: KeptEstimate | undefined) => {
  const field = parseExtraFields(extra).find(([name]) => name === quoteFields.panels)
  if (!field) return estimate?.panels?.toString()
  return /^\d{1,5}$/.test(field[1]) ? field[1] : undefined
}

/** The notice to the owner: all answers, with a button to call. */
export const ownerNotice = (words: Words, lead: LeadRow, { sender, ...about }: About) => {
  const { language } = about
  const subject = subjectOf(words, lead)
  const rows = factsOf(words, lead, about).map(readable)
  const reply = fill(words.reply, { visitorName: oneLine(lead.name) })
  const warning = warningOf(words, lead)
  const tel = telLink(lead.phone)
  const call = fill(words.callButton, { visitorPhone: readablePhone(lead.phone) })
  const list = rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return {
    subject,
    text: `${[words.heading, ...warning, list, reply].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject,
      sender,
      content: [
        ...warning.map(notice),
        heading(words.heading),
        ...(tel ? [button(call, tel)] : []),
        facts(rows.map(({ label, value, href }) => ({ label, value: href ? link(value, href) : html`${value}` }))),
        aside(reply),
      ],
    }),
  }
}

const warningOf = (words: Words, { spam_reason, name }: LeadRow) =>
  spam_reason ? [fill(words.possibleSpam.text, { visitorName: oneLine(name), reason: spam_reason })] : []
