import { createTransport } from 'nodemailer'
import type { Transport } from './letter.ts'

// All steps together stay well below the lease of a letter, so that a mail server that hangs makes no second sender.
const usualPatienceMs = 10_000

const settings = (url: string, patienceMs: number) => ({
  url,
  connectionTimeout: patienceMs,
  greetingTimeout: patienceMs,
  dnsTimeout: patienceMs,
  socketTimeout: 2 * patienceMs,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends letters through the mail server at `url`, `smtp://user:password@host:587`; it may be silent so long at each step. */
export const smtpTransport = (url: string, patienceMs = usualPatienceMs): Transport => {
  const transport = createTransport(settings(url, patienceMs))
  return {
    send: async (letter) => void (await transport.sendMail(letter)),
    close: () => transport.close(),
  }
}
