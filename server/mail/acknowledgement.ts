import type { LetterWords } from '../../content/schema/letters.ts'
import { html } from '../html.ts'
import type { LeadRow } from '../storage/tables.ts'
import { fillTemplate } from './fill-template.ts'
import { firstName } from './first-name.ts'

/** The visitor's acknowledgement: the request is in, when we reply, and where to call. */
export const acknowledgement = (
  words: LetterWords['acknowledgement'],
  lead: LeadRow,
  phone: { text: string; link: string },
) => {
  const visitorName = firstName(lead.name)
  const greeting = visitorName ? fillTemplate(words.greeting, { visitorName }) : words.greetingWithoutName
  const paragraphs = [greeting, ...words.paragraphs, words.callUs, words.signature]
  return {
    subject: words.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: html`<!doctype html><meta charset="utf-8">${paragraphs.map((text) => html`<p>${text}</p>`)}<p><a href="${phone.link}">${phone.text}</a></p>`
      .markup,
  }
}
