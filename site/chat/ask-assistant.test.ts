import { describe, expect, test, vi } from 'vitest'
import { askAssistant } from './ask-assistant.ts'

const answering = (body: BodyInit, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }))

test('sends only the message and returns the text of the answer', async () => {
  const send = answering('{"response":"$225"}')
  expect(await askAssistant('How much?', { send })).toEqual({ text: '$225', lang: 'en', next: [], links: [] })
  const [path, request] = send.mock.calls[0] ?? []
  expect(path).toBe('/functions/v1/ai-assistant')
  expect(request).toMatchObject({ method: 'POST', body: '{"message":"How much?"}' })
  expect(new Headers(request?.headers).get('content-type')).toBe('application/json')
})

test.each([
  ['es', 'es'],
  ['fr', 'en'],
  [7, 'en'],
])('an answer in language %j is marked %j', async (said, lang) => {
  const send = answering(JSON.stringify({ response: 'Hola', lang: said }))
  expect(await askAssistant('Hola', { send })).toEqual({ text: 'Hola', lang, next: [], links: [] })
})

test('sends earlier turns for a question that depends on them', async () => {
  const send = answering('{"response":"$275"}')
  const before = [{ text: '22 panels', isBot: false }]
  await askAssistant('And on Sunday?', { before, send })
  expect(send.mock.calls[0]?.[1]?.body).toBe(
    '{"message":"And on Sunday?","conversation":[{"text":"22 panels","isBot":false}]}',
  )
})

test('sends the language of a page that is not in the first', async () => {
  const send = answering('{"response":"$225"}')
  await askAssistant('Kettleman City', { lang: 'es', send })
  await askAssistant('Kettleman City', { lang: 'en', send })
  expect(send.mock.calls.map(([, request]) => request?.body)).toEqual([
    '{"message":"Kettleman City","lang":"es"}',
    '{"message":"Kettleman City"}',
  ])
})

describe('there is no answer if', () => {
  test.each([400, 413, 429, 500, 503])('the server answers %i', async (status) => {
    const send = answering('{"code":"X","message":"no","response":"no"}', status)
    await expect(askAssistant('Hi', { send })).rejects.toThrow(String(status))
  })

  test.each(['{}', '[]', 'null', '{"response":7}', '{"response":"  "}', '<!doctype html>'])(
    'the body is %s',
    async (body) => {
      await expect(askAssistant('Hi', { send: answering(body) })).rejects.toThrow()
    },
  )

  test('the network fails', async () => {
    const send = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(askAssistant('Hi', { send })).rejects.toThrow('Failed to fetch')
  })

  test('it exceeds the timeout', async () => {
    const never = vi.fn<typeof fetch>(
      (_path, request) =>
        new Promise((_resolve, reject) => {
          request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
        }),
    )
    await expect(askAssistant('Hi', { send: never, timeout: 5 })).rejects.toThrow(/timed out/)
    const stop = new AbortController()
    const answer = askAssistant('Hi', { send: never, signal: stop.signal })
    stop.abort()
    await expect(answer).rejects.toThrow(/abort/i)
  })
})

test('returns at most three follow-up questions, and only text', async () => {
  const send = answering(JSON.stringify({ response: '$225', next: ['How long?', 7, 'When?', 'Where?', 'Who?'] }))
  expect((await askAssistant('How much?', { send })).next).toEqual(['How long?', 'When?', 'Where?'])
})

test('returns links and contact data, without unsafe links', async () => {
  const call = { label: 'Call', href: 'tel:+17405550117' }
  const links = [call, { label: 'Bad', href: 'javascript:alert(1)' }, 'text']
  const send = answering(JSON.stringify({ response: 'Hi', links, contact: { phone: '740 555 0190' } }))
  expect(await askAssistant('Hi', { send })).toMatchObject({ links: [call], contact: { phone: '740 555 0190' } })
  const odd = answering(JSON.stringify({ response: 'Hi', links: 'x', contact: { phone: 7 } }))
  expect(await askAssistant('Hi', { send: odd })).toEqual({ text: 'Hi', lang: 'en', next: [], links: [] })
})
