import type { LetterWords } from '../../content/schema/letters.ts'
import { html } from '../html.ts'
import type { LeadRow } from '../storage/tables.ts'
import { fillWords } from './fill-words.ts'

// Somebody may enter another person's address: what goes out to it must not carry their advertisement.
const looksLikeName = (name: string) =>
  name.length <= 60 && /^[\p{L}\p{M}\p{Zs}.'’,()-]+$/u.test(name) && !/\.\p{L}/u.test(name)

/** The visitor's acknowledgement: the request is in, when we reply, and where to call. */
export const acknowledgement = (
  words: LetterWords['acknowledgement'],
  lead: LeadRow,
  phone: { text: string; link: string },
) => {
  const greeting = looksLikeName(lead.name)
    ? fillWords(words.greeting, { visitorName: lead.name })
    : words.greetingWithoutName
  const paragraphs = [greeting, ...words.paragraphs, words.callUs, words.signature]
  return {
    subject: words.subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: html`<!doctype html><meta charset="utf-8">${paragraphs.map((text) => html`<p>${text}</p>`)}<p><a href="${phone.link}">${phone.text}</a></p>`
      .markup,
  }
}
