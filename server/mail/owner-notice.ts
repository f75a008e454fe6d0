import type { LetterWords } from '../../content/schema/letters.ts'
import { withoutDirectionMarks } from '../../contract/visible-text.ts'
import { type Html, html } from '../html.ts'
import type { LeadRow } from '../storage/tables.ts'
import { parseExtraFields } from './extra-fields.ts'
import { fillTemplate } from './fill-template.ts'
import { oneLine } from './one-line.ts'
import { readablePhone, telLink } from './phone-number.ts'

type Row = { label: string; value: string; link?: string | undefined }

const rowsOf = (words: LetterWords['ownerNotice'], lead: LeadRow, received: string): Row[] => [
  { label: words.labels.name, value: lead.name },
  { label: words.labels.phone, value: lead.phone, link: telLink(lead.phone) },
  {
    label: words.labels.email,
    value: lead.email,
    link: `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`,
  },
  ...(lead.note ? [{ label: words.labels.note, value: lead.note }] : []),
  ...parseExtraFields(lead.extra).map(([label, value]) => ({ label, value })),
  { label: words.labels.received, value: received },
]

// Visitors' words, and rows from before their marks were taken out.
const shown = (row: Row): Row => ({
  ...row,
  label: withoutDirectionMarks(row.label),
  value: withoutDirectionMarks(row.value),
})

const cell = ({ value, link }: Row): Html => (link ? html`<a href="${link}">${value}</a>` : html`${value}`)

const row = (one: Row): Html =>
  html`<tr><th align="left" valign="top">${one.label}</th><td style="white-space:pre-wrap">${cell(one)}</td></tr>`

// A lock screen shows its beginning: whom to call stands first, and what the form asked to have there comes last.
const subjectOf = (words: LetterWords['ownerNotice'], { name, phone, subject, spam_reason }: LeadRow) => {
  const values = { visitorName: oneLine(name, 40), visitorPhone: oneLine(readablePhone(phone), 50) }
  const mark = spam_reason ? `${words.possibleSpam.mark} ` : ''
  const asked = subject ? ` (${oneLine(subject, 60)})` : ''
  return oneLine(`${mark}${fillTemplate(words.subject, values)}${asked}`)
}

/** The owner's notice: everything that the visitor wrote, with the phone number ready to be called. */
export const ownerNotice = (words: LetterWords['ownerNotice'], lead: LeadRow, received: string) => {
  const visitor = { visitorName: oneLine(lead.name) }
  const rows = rowsOf(words, lead, received).map(shown)
  const reply = fillTemplate(words.reply, visitor)
  const warning = lead.spam_reason
    ? fillTemplate(words.possibleSpam.text, { ...visitor, reason: lead.spam_reason })
    : ''
  const above = warning === '' ? '' : `${warning}\n\n`
  return {
    subject: subjectOf(words, lead),
    text: `${words.heading}\n\n${above}${rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n\n${reply}\n`,
    html: html`<!doctype html><meta charset="utf-8"><h1>${words.heading}</h1>${warning === '' ? [] : html`<p><strong>${warning}</strong></p>`}<table cellpadding="6">${rows.map(row)}</table><p>${reply}</p>`
      .markup,
  }
}
