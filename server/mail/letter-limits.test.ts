import { expect, test, vi } from 'vitest'
import type { OwedMessage } from '../storage/outbox-store.ts'
import type { LeadRow, MessageKind } from '../storage/tables.ts'
import { owedMessage } from '../testing/sample-lead.ts'
import { acknowledgementsAnHour, decide, nextFullHour, usualLimits } from './letter-limits.ts'

const now = new Date('2026-11-25T10:20:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const owed = (kind: MessageKind, changes: Partial<LeadRow> = {}) => owedMessage(kind, changes, now)

const acts = async (
  messages: OwedMessage[],
  sent: { email: string; at: Date }[] = [],
  toOwner = { all: 0, spam: 0 },
) => {
  const history = { acknowledgedSince: async () => sent, ownerLettersSince: async () => toOwner }
  return (await decide(history, messages, now)).map(({ decision }) => decision.act)
}

const acknowledgement = (email: string) => owed('acknowledgement', { email })

test('one mailbox gets one acknowledgement a day, however its address is spelled', async () => {
  const again = ['ann@example.com', 'Ann@Example.COM', 'ann+roof@example.com', 'amy@example.com'].map(acknowledgement)
  expect(await acts(again)).toEqual(['send', 'withhold', 'withhold', 'send'])
  expect(await acts(again, [{ email: 'ANN+1@example.com', at: minutesAgo(1_000) }])).toEqual([
    'withhold',
    'withhold',
    'withhold',
    'send',
  ])
})

test('acknowledgements per hour are limited over all addresses', async () => {
  const sent = (minutes: number) =>
    Array.from({ length: acknowledgementsAnHour - 1 }, (_, index) => ({
      email: `p${index}@example.com`,
      at: minutesAgo(minutes),
    }))
  const two = ['ann@example.com', 'bea@example.com'].map(acknowledgement)
  expect(await acts(two, sent(59))).toEqual(['send', 'withhold'])
  expect(await acts(two, sent(61))).toEqual(['send', 'send'])
})

test('letters to the owner over the limit become a digest, notices and reminders alike', async () => {
  const messages = [owed('owner-notice'), owed('unopened'), owed('owner-notice'), owed('acknowledgement')]
  const sent = { all: usualLimits.owner - 1, spam: 0 }
  expect(await acts(messages, [], sent)).toEqual(['send', 'digest', 'digest', 'send'])
})

test('notices of possible spam become a digest before the others do', async () => {
  const spam = owed('owner-notice', { spam_reason: 'honeypot' })
  const sent = { all: usualLimits.spam - 1, spam: usualLimits.spam - 1 }
  const notice = owed('owner-notice')
  expect(await acts([notice, spam, spam, notice], [], sent)).toEqual(['send', 'send', 'digest', 'send'])
  expect(await acts([spam], [], { all: usualLimits.owner, spam: 0 })).toEqual(['digest'])
})

test('letters to the owner are counted for an hour, and acknowledgements for a day', async () => {
  const acknowledgedSince = vi.fn(async () => [])
  const ownerLettersSince = vi.fn(async () => ({ all: 0, spam: 0 }))
  const decided = (kind: MessageKind) => decide({ acknowledgedSince, ownerLettersSince }, [owed(kind)], now)
  await decided('owner-notice')
  expect(acknowledgedSince).not.toHaveBeenCalled()
  await decided('acknowledgement')
  expect(ownerLettersSince.mock.calls).toEqual([[minutesAgo(60)]])
  expect(acknowledgedSince.mock.calls).toEqual([[minutesAgo(24 * 60)]])
})

test("the heartbeat's letter does not count and is never in a digest", async () => {
  const ann = { email: 'ann@example.com' }
  const both = [owed('heartbeat', { ...ann, spam_reason: 'heartbeat' }), owed('acknowledgement', ann)]
  const history = [{ ...ann, at: minutesAgo(1) }]
  expect(await acts(both, history, { all: 1_000, spam: 1_000 })).toEqual(['send', 'withhold'])
})

test('a digest is due at the next full hour', () => {
  expect(nextFullHour(now)).toEqual(new Date('2026-11-25T11:00:00Z'))
})
