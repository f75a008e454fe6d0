import { expect, test, vi } from 'vitest'
import { sendForm } from './send-form.ts'

const answers = () => {
  const form = new FormData()
  form.set('name', 'Maria')
  return form
}
const replying = (body: string, status = 200) => vi.fn<typeof fetch>(async () => new Response(body, { status }))

test('asks for JSON and sends the answers unchanged', async () => {
  const send = replying('{"ok":true,"next":"/thanks"}')
  await expect(sendForm('/f/quote', answers(), send)).resolves.toEqual({
    kind: 'ok',
    next: '/thanks',
    temporary: false,
  })
  const [path, init] = send.mock.calls[0] ?? []
  expect(path).toBe('/f/quote')
  expect(init).toMatchObject({ method: 'POST', headers: { accept: 'application/json' } })
  expect(init?.body).toBeInstanceOf(FormData)
})

test('reads the errors of a rejection', async () => {
  const send = replying('{"errors":[{"code":"BLOCKED","message":"no"}]}', 403)
  await expect(sendForm('/f/quote', answers(), send)).resolves.toMatchObject({ kind: 'errors' })
})

test.each(['<html></html>', '', '[]', '{"ok":true}'])('treats %j as unexpected', async (body) => {
  await expect(sendForm('/f/quote', answers(), replying(body))).resolves.toMatchObject({ kind: 'unexpected' })
})

test('passes on the text of a network error', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(sendForm('/f/quote', answers(), send)).resolves.toEqual({
    kind: 'network',
    message: 'Failed to fetch',
    temporary: true,
  })
})

test('a timeout is a network error', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new DOMException('signal timed out', 'TimeoutError')))
  await expect(sendForm('/f/quote', answers(), send)).resolves.toMatchObject({ kind: 'network', temporary: true })
})

test('a connection that breaks during the reply is a network error', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
  const send = vi.fn<typeof fetch>(async () => new Response(body))
  await expect(sendForm('/f/quote', answers(), send)).resolves.toMatchObject({
    kind: 'network',
    message: 'network error',
  })
})

const refusal = '{"errors":[{"code":"BLOCKED","message":"no"}]}'

test.each([
  ['a full server', 500, refusal],
  ['a crowd', 429, refusal],
  ['a proxy without its server', 502, '<html></html>'],
  ['the page of a hotel network', 200, '<html></html>'],
  ['the page of a firewall', 403, '<html></html>'],
  ['a host without its server', 404, 'Not found'],
])('%s is temporary', async (_what, status, body) => {
  await expect(sendForm('/f/quote', answers(), replying(body, status))).resolves.toMatchObject({ temporary: true })
})

test.each([
  ['a refused answer', 422, refusal],
  ['a blocked sender', 403, refusal],
  ['a form that is too large', 413, '<html></html>'],
  ['JSON of no known shape', 200, '{"ok":true}'],
])('%s is final', async (_what, status, body) => {
  await expect(sendForm('/f/quote', answers(), replying(body, status))).resolves.toMatchObject({ temporary: false })
})
