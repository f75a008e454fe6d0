import { createTransport } from 'nodemailer'
import type { Transport } from './letter.ts'

// Together well below the lease of a letter, so that a mail server that hangs does not lead to a second sender.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

/** Sends letters through the mail server at `url`, `smtp://user:password@host:587`. */
export const smtpTransport = (url: string): Transport => {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true })
  return {
    send: async (letter) => {
      await transport.sendMail(letter)
    },
    close: () => transport.close(),
  }
}
