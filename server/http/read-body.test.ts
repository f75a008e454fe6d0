import { request } from 'node:http'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

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

test.each([100_000, 20_000_000])('a body of %i bytes is a 413 that reaches its sender', async (bytes) => {
  const { app } = await testApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await send(`${address}/f/quote`, bytes)
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.body).errors[0].code).toBe('FILES_TOO_BIG')
})
