import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { fill } from '../../../pricing/fill.ts'
import type { Letter } from '../../mail/letter.ts'
import { button, heading, letterPage, paragraph } from '../../mail/letters/letter-page.ts'
import { localTime } from '../../mail/local-time.ts'
import { domainOf } from '../../mail/mail-addresses.ts'
import type { PersonRow } from '../desk-tables.ts'
import type { DeskFacts, DeskParts } from '../parts.ts'

type Parts = Pick<DeskParts, 'facts' | 'mailFrom' | 'mailTo' | 'sendLetter'>
type Person = Pick<PersonRow, 'id' | 'name' | 'email'>

const letterOf = (
  { business, words, language }: DeskFacts,
  { from, to, name, desk }: { from: string; to: string; name: string; desk: string },
  now: Date,
): Letter => {
  const { subject, text, button: label } = words.newDevice
  const time = localTime(business.timeZone, language, 'medium')(now)
  const body = fill(text, { personName: name, time })
  const address = `${desk}/you`
  return {
    messageId: `<${randomUUID()}@${domainOf(from)}>`,
    date: now,
    from: { name: business.name, address: from },
    to: { name, address: to },
    subject: fill(subject, { personName: name }),
    text: `${[body, address].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject: fill(subject, { personName: name }),
      sender: business,
      content: [heading(fill(subject, { personName: name })), paragraph(body), button(label, address)],
    }),
  }
}

/**
 * Emails a person about a new device in their name, or the owner if the person has no address. A failure is only
 * logged.
 */
export const newDeviceLetters =
  ({ facts, mailFrom, mailTo, sendLetter }: Parts, log: Pick<FastifyBaseLogger, 'error'>) =>
  ({ id, name, email }: Person, desk: string): void => {
    const letter = letterOf(facts(), { from: mailFrom, to: email ?? mailTo, name, desk }, new Date())
    sendLetter(letter, `desk-device-${randomUUID().slice(0, 16)}`).catch((error: unknown) => {
      log.error({ person: id, stack: error instanceof Error ? error.stack : undefined }, 'device letter not sent')
    })
  }

export type TellOfNewDevice = ReturnType<typeof newDeviceLetters>
