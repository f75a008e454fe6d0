import { EventEmitter } from 'node:events'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logStream } from './log-stream.ts'

const start = () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const writes: string[] = []
  const output = Object.assign(new EventEmitter(), { write: (text: string) => writes.push(text) })
  const stream = logStream(output)
  const { log } = Fastify({ logger: { level: 'info', stream } })
  const messages = () => writes.map((text) => [...text.matchAll(/"msg":"(\w+)"/g)].map(([, message]) => message))
  return { log, messages, output, stream, writes }
}

test('lines of one moment are written together', () => {
  const { log, messages, writes } = start()
  for (const message of ['one', 'two']) log.info(message)
  expect(writes).toEqual([])
  vi.advanceTimersByTime(100)
  log.info('three')
  vi.advanceTimersByTime(100)
  expect(messages()).toEqual([['one', 'two'], ['three']])
  expect(writes.join('')).toMatch(/^(\{.*\}\n){3}$/)
})

test('a warning is written at once, behind what came before it', () => {
  const { log, messages } = start()
  log.info('before')
  log.warn('now')
  expect(messages()).toEqual([['before', 'now']])
  log.info('after')
  vi.advanceTimersByTime(100)
  expect(messages()).toEqual([['before', 'now'], ['after']])
})

test('much is not gathered, and what is left goes at the end', () => {
  const { log, messages, stream, writes } = start()
  for (let count = 0; count < 20; count += 1) log.info('x'.repeat(1000))
  expect(writes).toHaveLength(1)
  log.info('last')
  stream.flush()
  stream.flush()
  expect(messages().flat()).toHaveLength(21)
  expect(messages().flat().at(-1)).toBe('last')
})

test('a reader that is gone ends nothing', () => {
  const { output } = start()
  expect(() => output.emit('error', new Error('EPIPE'))).not.toThrow()
})
