import { expect, test } from 'vitest'
import type { OwedMessage } from '../storage/outbox-store.ts'
import type { MessageKind } from '../storage/tables.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { acknowledgementsAnHour, decide, mailboxOf, nextFullHour, usualLimits } from './letter-limits.ts'

const now = new Date('2026-11-25T10:20:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const owed = (kind: MessageKind, changes: Partial<OwedMessage['lead']> = {}): OwedMessage => {
  const moment = now.toISOString()
  const state = { state: 'waiting', attempts: 0, leased_until: null, sent_at: null, last_error: null } as const
  return {
    message: {
      id: 'm',
      lead_id: 'l',
      kind,
      message_id: '<m@example.com>',
      created_at: moment,
      due_at: moment,
      ...state,
    },
    lead: { ...sampleLead, id: 'l', received_at: moment, ...changes },
  }
}

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
  const again = ['ann@example.com', 'Ann@Example.COM', 'ann+roof@example.com', 'bea@example.com'].map(acknowledgement)
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

test('notices of possible spam over the limit become a digest and leave room for the others', async () => {
  const spam = owed('owner-notice', { spam_reason: '1 link; phrases: backlinks' })
  const sent = { all: usualLimits.spam - 1, spam: usualLimits.spam - 1 }
  expect(await acts([spam, spam, owed('owner-notice')], [], sent)).toEqual(['send', 'digest', 'send'])
})

test('letters to the owner over the limit become a digest, notices and reminders alike', async () => {
  const messages = [owed('owner-notice'), owed('unopened'), owed('owner-notice'), owed('acknowledgement')]
  const sent = { all: usualLimits.owner - 1, spam: 0 }
  expect(await acts(messages, [], sent)).toEqual(['send', 'digest', 'digest', 'send'])
})

test("the heartbeat's letter does not count and is never in a digest", async () => {
  expect(await acts([owed('heartbeat', { spam_reason: 'heartbeat' })], [], { all: 1_000, spam: 1_000 })).toEqual([
    'send',
  ])
})

test('a digest is due at the next full hour', () => {
  expect(nextFullHour(now)).toEqual(new Date('2026-11-25T11:00:00Z'))
})

test.each([
  ['Ann+a+b@Example.com', 'ann@example.com'],
  [' ann@example.com', 'ann@example.com'],
  ['+@example.com', '@example.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
