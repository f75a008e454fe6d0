import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { linkMinutes } from '../../../contract/desk/sign-in.ts'
import { fill } from '../../../pricing/fill.ts'
import { aside, button, heading, letterPage, paragraph } from '../../mail/letters/letter-page.ts'
import { localTime } from '../../mail/local-time.ts'
import { errorStack } from '../../process/start-error.ts'
import type { PersonRow } from '../desk-tables.ts'
import { linkAddress } from './invitation.ts'
import { hashOf } from './secret.ts'

type Said = { subject: string; body: string; label: string; address: string; warning?: string }

const send = async (
  { build, mail }: FastifyInstance,
  file: string,
  to: { name: string; address: string },
  { subject, body, label, address, warning }: Said,
): Promise<void> => {
  const { business, language } = build.now().content
  const below = warning === undefined ? [] : [warning]
  const letter = {
    messageId: `<${randomUUID()}@${mail.domain}>`,
    date: new Date(),
    from: { name: business.name, address: mail.addresses.from },
    to,
    subject,
    text: `${[body, address, ...below].join('\n\n')}\n`,
    html: letterPage({
      language,
      subject,
      sender: business,
      content: [heading(subject), paragraph(body), button(label, address), ...below.map(aside)],
    }),
  }
  await mail.transport.send(letter, file)
}

/** Emails a sign-in link. */
export const mailLink = (
  app: FastifyInstance,
  { name, email }: { name: string; email: string },
  { token, desk }: { token: string; desk: string },
): Promise<void> => {
  const { subject, text, button: label, aside: warning } = app.build.now().content.letters.desk.link
  const body = fill(text, { personName: name, minutes: String(linkMinutes) })
  const file = `desk-link-${hashOf(token).slice(0, 16)}`
  return send(app, file, { name, address: email }, { subject, body, label, address: linkAddress(desk, token), warning })
}

/** Emails a person about a new device in their name, or the owner if the person has no address. A failure is only logged. */
export const tellOfNewDevice = (
  app: FastifyInstance,
  { id, name, email }: Pick<PersonRow, 'id' | 'name' | 'email'>,
  desk: string,
): void => {
  const { business, language, letters } = app.build.now().content
  const { subject, text, button: label } = letters.desk.newDevice
  const time = localTime(business.timeZone, language, 'medium')(new Date())
  const values = { personName: name, time }
  const said = { subject: fill(subject, values), body: fill(text, values), label, address: `${desk}/you` }
  const file = `desk-device-${randomUUID().slice(0, 16)}`
  send(app, file, { name, address: email ?? app.mail.addresses.to }, said).catch((error: unknown) => {
    app.log.error({ person: id, stack: errorStack(error) }, 'device letter not sent')
  })
}
