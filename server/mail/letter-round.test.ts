import { expect, test, vi } from 'vitest'
import type { OwedMessage } from '../storage/outbox-store.ts'
import { owedMessage } from '../testing/sample-lead.ts'
import { letterRound } from './letter-round.ts'

const owed = (id: string, kind: OwedMessage['message']['kind'] = 'owner-notice'): OwedMessage => {
  const one = owedMessage(kind)
  return { ...one, message: { ...one.message, id } }
}

/** A round over these due messages, with what it did. */
const start = (due: { letters?: OwedMessage[]; digest?: OwedMessage[]; numbers?: OwedMessage[] }, left = '') => {
  const { letters = [], digest = [], numbers = [] } = due
  const sent: unknown[] = []
  const store = {
    claim: vi.fn(async () => letters),
    claimDigest: vi.fn(async () => digest),
    claimNumbers: vi.fn(async () => numbers.map(({ message }) => message)),
    acknowledgedSince: async () => [],
    ownerLettersSince: async () => ({ all: 0, spam: 0 }),
    moveToDigest: vi.fn(async () => undefined),
    withhold: vi.fn(async () => undefined),
  }
  const attempt = vi.fn(async (_messages: readonly { id: string }[], way: () => Promise<void>) => {
    await way()
    return true
  })
  const logFailures = vi.fn()
  const onStep = vi.fn()
  const count = vi.fn()
  const numbersBefore = vi.fn(async (moment: Date) => ({ before: moment }))
  const compose = {
    letter: ({ message }: OwedMessage) => ({ letter: message.id }),
    digest: (those: readonly OwedMessage[]) => ({ digest: those.map(({ message }) => message.id) }),
    numbers: (_message: unknown, those: unknown) => ({ numbers: those }),
  }
  const parts = {
    store,
    onStep,
    count,
    numbersBefore,
    limits: { owner: 1, spam: 1 },
    compose: () => compose,
    transport: { send: async (letter: unknown, name: string) => void sent.push([letter, name]) },
    outcomes: { attempt, hasLeft: ({ id }: { id: string }) => id === left, logFailures },
  }
  const round = letterRound(parts as never)
  return { ...parts, round, sent, attempt, logFailures }
}

test('a round sends the first notice, moves the next into a digest, and withholds a second acknowledgement', async () => {
  const { round, sent, store, count, attempt, logFailures } = start({
    letters: [owed('a'), owed('b'), owed('c', 'acknowledgement'), owed('d', 'acknowledgement')],
  })
  const now = Date.now()
  expect(await round()).toBe(false)
  expect(sent).toEqual([
    [{ letter: 'a' }, '2026-11-25T18-00-00-000Z-owner-notice-a'],
    [{ letter: 'c' }, '2026-11-25T18-00-00-000Z-acknowledgement-c'],
  ])
  expect(attempt.mock.calls.map(([[message]]) => message?.id)).toEqual(['a', 'c'])
  expect(store.moveToDigest.mock.calls).toEqual([['b', expect.any(Date)]])
  const [, dueAt] = (store.moveToDigest.mock.calls as unknown as [[string, Date]])[0]
  expect(dueAt.getTime() - now).toBeLessThanOrEqual(3_600_000)
  expect(dueAt.getUTCMinutes()).toBe(0)
  expect(store.withhold).toHaveBeenCalledExactlyOnceWith('d', 'This address has had its acknowledgement of the day')
  expect(count).toHaveBeenCalledExactlyOnceWith('acknowledgement', 'withheld')
  expect(logFailures.mock.calls[0]?.[0]).toHaveLength(4)
})

test('a letter that has left but is not marked counts for no limit, so that it is marked and not moved', async () => {
  const { round, store, attempt } = start({ letters: [owed('a'), owed('b')] }, 'a')
  await round()
  expect(attempt.mock.calls.map(([[message]]) => message?.id)).toEqual(['a', 'b'])
  expect(store.moveToDigest).not.toHaveBeenCalled()
})

test('a failure to store one decision is logged and stops no other letter', async () => {
  const { round, store, sent, logFailures } = start({ letters: [owed('a'), owed('b')] })
  store.moveToDigest.mockRejectedValue(new Error('disk full'))
  expect(await round()).toBe(false)
  expect(sent).toHaveLength(1)
  expect(logFailures.mock.calls[0]?.[0]).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected' }])
})

test('a round that found five letters may have more, and is followed by another', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => owed(id))
  expect([await start({ letters: five }).round(), await start({ letters: five.slice(1) }).round()]).toEqual([
    true,
    false,
  ])
  const { round, store } = start({ letters: five })
  await round()
  expect(store.claim).toHaveBeenCalledExactlyOnceWith(expect.any(Date), 180_000, 5)
})

test('a digest is one letter about all of its leads', async () => {
  const { round, sent, store, attempt } = start({ digest: [owed('a', 'digest'), owed('b', 'digest')] })
  await round()
  expect(sent).toEqual([[{ digest: ['a', 'b'] }, '2026-11-25T18-00-00-000Z-digest-a']])
  expect(attempt.mock.calls[0]?.[0]).toMatchObject([{ id: 'a' }, { id: 'b' }])
  expect(store.claimDigest).toHaveBeenCalledExactlyOnceWith(expect.any(Date), 180_000, 10_000)
})

test('the weekly letter has the numbers before it was queued', async () => {
  const { round, sent, store, attempt } = start({ numbers: [owed('a', 'numbers')] })
  await round()
  expect(store.claimNumbers).toHaveBeenCalledExactlyOnceWith(expect.any(Date), 180_000, 1)
  expect(attempt.mock.calls[0]?.[0]).toMatchObject([{ id: 'a' }])
  expect(sent).toEqual([
    [{ numbers: { before: new Date('2026-11-25T18:00:00.000Z') } }, '2026-11-25T18-00-00-000Z-numbers-a'],
  ])
})

test('each of the three steps is noted, also where it fails, and nothing due sends nothing', async () => {
  const { round, store, sent, onStep, attempt } = start({})
  expect(await round()).toBe(false)
  expect([onStep.mock.calls.length, sent, attempt.mock.calls]).toEqual([3, [], []])
  store.claim.mockRejectedValue(new Error('disk full'))
  await expect(round()).rejects.toThrow('disk full')
  expect(onStep).toHaveBeenCalledTimes(6)
})
