import type { Transporter } from 'nodemailer'
import type { Transport } from './letter.ts'

// Together well below the lease of a letter, so that a mail server that hangs does not lead to a second sender.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 }

/** Sends letters through the mail server at `url`, `smtp://user:password@host:587`. */
export const smtpTransport = (url: string): Transport => {
  let transport: Transporter | undefined
  return {
    send: async (letter) => {
      // Loaded with the first letter: it is a good part of what a start takes.
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true })
      await transport.sendMail(letter)
    },
    close: () => transport?.close(),
  }
}
