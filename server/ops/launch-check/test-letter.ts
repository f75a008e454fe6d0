import { randomUUID } from 'node:crypto'
import type { Business } from '../../../content/schema/business.ts'
import type { Config } from '../../config.ts'
import { domainOf, mailAddresses } from '../../mail/mail-addresses.ts'
import { smtpTransport } from '../../mail/smtp-transport.ts'
import { errorMessage, StartError } from '../../process/start-error.ts'
import { good, open, type Row } from './row.ts'

const text = 'This letter was sent by the launch check. It has arrived, so letters about requests will too.\n'

/** Sends one letter to `to`, in the same way as to visitors. */
export const sendTestLetter = async (to: string, config: Config, business: Business): Promise<Row> => {
  if (!config.SMTP_URL) throw new StartError('SMTP_URL names no mail server: set it, then send the test letter.')
  const { from } = mailAddresses(config, business)
  const transport = smtpTransport(config.SMTP_URL)
  try {
    await transport.send(
      {
        messageId: `<${randomUUID()}@${domainOf(from)}>`,
        date: new Date(),
        from: { name: business.name, address: from },
        to: { name: '', address: to },
        subject: `Test letter of ${business.name}`,
        text,
        html: `<!doctype html><meta charset="utf-8"><p>${text}</p>`,
      },
      'test-letter',
    )
    return good('test letter', `handed over for ${to}: look whether it has arrived, and not among the junk`)
  } catch (error) {
    return open('test letter', errorMessage(error))
  } finally {
    transport.close()
  }
}
