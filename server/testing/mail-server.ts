import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { portOf } from './receiver.ts'

export type ReceivedLetter = { to: string; mail: Email }

type Options = {
  /** Whether it accepts letters now. */
  isUp?: () => boolean
  /** Reply to `RCPT TO` for a rejected address, such as 550. */
  refuse?: (address: string) => { code: number; words: string } | undefined
}

/** A mail server for one test: its URL, received letters, and every address tried at `RCPT TO`. */
export const startMailServer = async ({ isUp = () => true, refuse = () => undefined }: Options = {}) => {
  const letters: ReceivedLetter[] = []
  const tried: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(isUp() ? null : new Error('not now')),
    onRcptTo: ({ address }, _session, done) => {
      tried.push(address)
      const refusal = refuse(address)
      done(refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null)
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(parts))
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), mail })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  const port = await portOf(server.listen(0, '127.0.0.1'))
  return { url: `smtp://127.0.0.1:${port}`, letters, tried }
}
