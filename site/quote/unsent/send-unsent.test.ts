import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryText } from '../../../tests/memory-text.ts'
import type { SendOutcome } from '../send-form.ts'
import { sendUnsent } from './send-unsent.ts'
import { keyOf, unsentRequests } from './unsent.ts'

const taken: SendOutcome = { kind: 'ok', next: '/thanks', temporary: false }
const dropped: SendOutcome = { kind: 'network', message: 'Failed to fetch', temporary: true }
const refused: SendOutcome = { kind: 'errors', errors: [{ message: 'no' }], temporary: false }

const waitingFor = (...outcomes: SendOutcome[]) => {
  const unsent = unsentRequests(memoryText())
  for (const [place] of outcomes.entries()) {
    unsent.keep([
      ['email', `${place}@example.com`],
      ['phone', `${place}`],
      ['_key', `key-${place}`],
    ])
  }
  const send = vi.fn<(action: string, answers: FormData) => Promise<SendOutcome>>(
    async (_action, answers) => outcomes[Number(String(answers.get('_key')).slice(4))] ?? dropped,
  )
  const onSent = vi.fn()
  const run = () => sendUnsent({ unsent, action: '/f/quote', onSent, send })
  return { unsent, send, onSent, run, left: () => unsent.list().map(({ answers }) => keyOf(answers)) }
}

let isHeld = false
beforeEach(() => {
  isHeld = false
  const request = (_name: string, _options: object, act: (lock: unknown) => unknown) => act(isHeld ? null : {})
  vi.stubGlobal('navigator', { locks: { request } })
})
afterEach(() => vi.unstubAllGlobals())

test('forgets what was stored and reports it', async () => {
  const { run, left, onSent } = waitingFor(taken, taken)
  expect(await run()).toBe(false)
  expect(left()).toEqual([])
  expect(onSent).toHaveBeenCalledTimes(2)
})

test('keeps what a dropped connection lost under its key, and asks for a retry', async () => {
  const { run, left, send, onSent } = waitingFor(dropped, taken)
  expect(await run()).toBe(true)
  expect(left()).toEqual(['key-0'])
  await run()
  expect(send.mock.calls.map(([, answers]) => answers.get('_key'))).toEqual(['key-1', 'key-0', 'key-0'])
  expect(onSent).toHaveBeenCalledTimes(1)
})

test('keeps a rejected one, and does not retry it', async () => {
  const { run, left } = waitingFor(refused)
  expect(await run()).toBe(false)
  expect(left()).toEqual(['key-0'])
})

test('waits while another tab sends, and checks again later', async () => {
  const { run, send } = waitingFor(taken)
  isHeld = true
  expect(await run()).toBe(true)
  expect(send).not.toHaveBeenCalled()
})

test('sends without Web Locks', async () => {
  vi.stubGlobal('navigator', {})
  const { run, left } = waitingFor(taken)
  await run()
  expect(left()).toEqual([])
})
