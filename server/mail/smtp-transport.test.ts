import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../testing/receiver.ts'
import type { Letter } from './letter.ts'
import { smtpTransport } from './smtp-transport.ts'

const us = { name: 'Us', address: 'us@example.com' }
const letter: Letter = {
  messageId: '<a@example.com>',
  date: new Date(0),
  from: us,
  to: us,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
}

/** A mail server on every address of this machine that records commands and whether TLS was used. */
const listen = async (options: SMTPServerOptions) => {
  const told: string[] = []
  const note = (what: string, secure: boolean) => told.push(secure ? `${what}, encrypted` : what)
  const server = new SMTPServer({
    ...options,
    onAuth: ({ password }, { secure }, done) => {
      note(`password ${password}`, secure)
      done(null, { user: 'us' })
    },
    onMailFrom: (_address, { secure }, done) => {
      note('letter', secure)
      done()
    },
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done())
    },
  })
  server.on('error', () => undefined)
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { told, port: await portOf(server.listen(0, '0.0.0.0')) }
}

// 0.0.0.0 leads to this machine too, but is not one of its local names.
test.each(['', '?requireTLS=false', '?ignoreTLS=true&requireTLS=false', '?opportunisticTLS=true&requireTLS=false'])(
  'another machine without TLS gets neither password nor letter (smtp://...%s)',
  async (query) => {
    const { told, port } = await listen({ disabledCommands: ['STARTTLS'], authOptional: true, allowInsecureAuth: true })
    const sending = smtpTransport(`smtp://us:secret@0.0.0.0:${port}/${query}`).send(letter, 'a')
    await expect(sending).rejects.toThrow(/^No encrypted connection to the mail server, so nothing was sent/)
    expect(told).toEqual([])
  },
)

test('another machine with TLS gets both, encrypted', async () => {
  const { told, port } = await listen({})
  await smtpTransport(`smtp://us:s%23%2F%3F%25@0.0.0.0:${port}/?tls.rejectUnauthorized=false`).send(letter, 'a')
  expect(told).toEqual(['password s#/?%, encrypted', 'letter, encrypted'])
})

test('a mail server on this machine needs no TLS', async () => {
  const { told, port } = await listen({ disabledCommands: ['STARTTLS'], authOptional: true })
  for (const host of ['127.0.0.1', 'localhost']) await smtpTransport(`smtp://${host}:${port}`).send(letter, 'a')
  expect(told).toEqual(['letter', 'letter'])
})
