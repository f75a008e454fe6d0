import { request } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { bodyLimit, readBody } from './read-body.ts'

const send = (url: string, bytes: number) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const sending = request(url, { method: 'POST', headers }, (answer) => {
      let body = ''
      answer.on('data', (part: Buffer) => {
        body += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode, body }))
    })
    sending.on('error', reject)
    sending.end(Buffer.alloc(bytes, 'x'))
  })

test.each([100_000, 20_000_000])('a body of %i bytes is a 413 that the client can read', async (bytes) => {
  const { app } = await testApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await send(`${address}/f/quote`, bytes)
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.body).errors[0].code).toBe('FILES_TOO_BIG')
})

test.each([0, 1, 4095, 4097, 20_000, bodyLimit])('a body of %i bytes in odd chunks is read whole', async (size) => {
  const body = Buffer.from(Array.from({ length: size }, (_, index) => index % 251))
  const pieces = Array.from({ length: Math.ceil(size / 701) }, (_, index) =>
    body.subarray(index * 701, (index + 1) * 701),
  )
  expect((await readBody(Readable.from(pieces))).equals(body)).toBe(true)
})

test('discarded chunks are freed at once, except shared memory', async () => {
  const own = Array.from({ length: 3 }, () => Buffer.from(new ArrayBuffer(bodyLimit)))
  const shared = Buffer.from(new ArrayBuffer(2 * bodyLimit)).subarray(bodyLimit)
  await expect(readBody(Readable.from([...own, shared]))).rejects.toThrow('FILES_TOO_BIG')
  expect(own.map(({ buffer }) => buffer.byteLength)).toEqual([bodyLimit, 0, 0])
  expect(shared.length).toBe(bodyLimit)
})

// Node emits the error of a broken connection before its end: our fault, with a 500, if it were passed on.
test.each([undefined, new Error('aborted')])(
  'a sender that disconnects halfway is not waited for: %s',
  async (error) => {
    const stream = new Readable({ read: () => undefined })
    const reading = readBody(stream)
    stream.push('half')
    stream.destroy(error)
    await expect(reading).rejects.toMatchObject({ statusCode: 400, errors: [{ message: 'The sender went away' }] })
  },
)
