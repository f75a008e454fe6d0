import { randomUUID } from 'node:crypto'
import { linkMinutes } from '../../../contract/desk/sign-in.ts'
import { fill } from '../../../pricing/fill.ts'
import type { Letter } from '../../mail/letter.ts'
import { aside, button, heading, letterPage, paragraph } from '../../mail/letters/letter-page.ts'
import { domainOf } from '../../mail/mail-addresses.ts'
import type { DeskFacts } from '../parts.ts'

/** Email with a sign-in link. */
export const linkLetter = (
  { business, words, language }: DeskFacts,
  { from, to, name, address }: { from: string; to: string; name: string; address: string },
  now: Date,
): Letter => {
  const { subject, text, button: label, aside: warning } = words.link
  const body = fill(text, { personName: name, minutes: String(linkMinutes) })
  return {
    messageId: `<${randomUUID()}@${domainOf(from)}>`,
    date: now,
    from: { name: business.name, address: from },
    to: { name, address: to },
    subject,
    text: `${[body, address, warning].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject,
      sender: business,
      content: [heading(subject), paragraph(body), button(label, address), aside(warning)],
    }),
  }
}
