import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { errorCode } from '../process/start-error.ts'
import { isThisMachine } from '../process/this-machine.ts'
import type { Transport } from './letter.ts'
import { PerhapsDelivered } from './perhaps-delivered.ts'

/** Timeouts in ms: for a reply at one step, and for a whole letter. */
type Timeouts = { stepMs: number; wholeMs: number }

// A letter takes about ten replies, so a server that needs ten seconds for each still works.
const usualTimeouts: Timeouts = { stepMs: 60_000, wholeMs: 150_000 }

const connectMs = 15_000

// nodemailer lets the URL's query override settings.
const withoutTlsSwitches = (url: URL): string => {
  for (const name of ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure']) url.searchParams.delete(name)
  return url.href
}

/**
 * nodemailer's settings for a mail server with timeout `stepMs` per step. Requires TLS for another machine, whatever
 * the URL's query says.
 */
export const smtpSettings = (address: string, stepMs: number) => {
  const url = new URL(address)
  const isLocal = isThisMachine(url.hostname)
  return {
    url: isLocal ? address : withoutTlsSwitches(url),
    requireTLS: !isLocal,
    connectionTimeout: Math.min(stepMs, connectMs),
    greetingTimeout: stepMs,
    dnsTimeout: Math.min(stepMs, connectMs),
    socketTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const hasAnswered = (error: unknown) => error instanceof Error && 'responseCode' in error

const explain = (error: unknown, isHandedOver: boolean): unknown => {
  if (!(error instanceof Error)) return error
  if (isHandedOver && !hasAnswered(error))
    return new PerhapsDelivered(`The mail server was given the letter and did not confirm it: ${error.message}`)
  if (errorCode(error) !== 'ETLS') return error
  const sentence = `No encrypted connection to the mail server, so nothing was sent: ${error.message}`
  return Object.assign(new Error(sentence), { code: 'ETLS' })
}

/**
 * Sends letters through `url`, `smtp://user:password@host:587`. After `wholeMs` it closes the connection. Throws
 * `PerhapsDelivered` if the letter had been sent but not confirmed.
 */
export const smtpTransport = (url: string, { stepMs, wholeMs }: Timeouts = usualTimeouts): Transport => {
  const settings = smtpSettings(url, stepMs)
  const closing = new AbortController()
  return {
    send: async (letter) => {
      let isHandedOver = false
      // nodemailer reads the stream only after the mail server's reply to DATA.
      const handOver = async function* (message: AsyncIterable<Buffer>) {
        isHandedOver = true
        yield* message
      }
      const transport = createTransport(settings).use('stream', (mail, done) => {
        mail.message.processFunc((message) => Readable.from(handOver(message), { objectMode: false }))
        done()
      })
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(wholeMs)])
      try {
        await transport.sendMail({ ...letter, signal })
      } catch (error) {
        throw explain(error, isHandedOver)
      }
    },
    close: () => closing.abort(new Error('The server is closing')),
  }
}
