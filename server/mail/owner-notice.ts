import type { LetterWords } from '../../content/schema/letters.ts'
import { type Html, html } from '../html.ts'
import type { LeadRow } from '../storage/tables.ts'
import { fillWords, oneLine } from './fill-words.ts'
import { readExtra } from './read-extra.ts'

type Row = { label: string; value: string; link?: string }

const dialable = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return `tel:${digits.length === 10 ? `+1${digits}` : `+${digits}`}`
}

const rowsOf = (words: LetterWords['ownerNotice'], lead: LeadRow, received: string): Row[] => [
  { label: words.labels.name, value: lead.name },
  { label: words.labels.phone, value: lead.phone, link: dialable(lead.phone) },
  {
    label: words.labels.email,
    value: lead.email,
    link: `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`,
  },
  ...(lead.note ? [{ label: words.labels.note, value: lead.note }] : []),
  ...readExtra(lead.extra).map(([label, value]) => ({ label, value })),
  { label: words.labels.received, value: received },
]

const cell = ({ value, link }: Row): Html => (link ? html`<a href="${link}">${value}</a>` : html`${value}`)

const row = (one: Row): Html =>
  html`<tr><th align="left" valign="top">${one.label}</th><td style="white-space:pre-wrap">${cell(one)}</td></tr>`

/** The owner's notice: everything that the visitor wrote, with the phone number ready to be called. */
export const ownerNotice = (words: LetterWords['ownerNotice'], lead: LeadRow, received: string) => {
  const visitor = { visitorName: lead.name }
  const rows = rowsOf(words, lead, received)
  const reply = fillWords(words.reply, visitor)
  return {
    subject: oneLine(lead.subject ?? fillWords(words.subject, visitor)),
    text: `${words.heading}\n\n${rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n\n${reply}\n`,
    html: html`<!doctype html><meta charset="utf-8"><h1>${words.heading}</h1><table cellpadding="6">${rows.map(row)}</table><p>${reply}</p>`
      .markup,
  }
}
