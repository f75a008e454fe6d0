import { secondBusiness } from '../../tests/second-business.ts'
import { readServerContent, type ServerContent } from '../builds/server-content.ts'
import { dayNotices } from '../desk/notify/day-notices.ts'
import { noticeStore } from '../desk/notify/notice-store.ts'
import type { NoticeParts } from '../desk/notify/notices.ts'
import { readPushKeys } from '../desk/notify/push-keys.ts'
import { pushSender } from '../desk/notify/push-sender.ts'
import { pushStore } from '../desk/notify/push-store.ts'
import type { Storage } from '../storage/open.ts'

export const minute = 60_000
// A Monday at noon in California.
const begun = Date.parse('2026-03-02T20:00:00.000Z')
/** This many minutes after the test's start. */
export const at = (minutes: number) => new Date(begun + minutes * minute)
const second = readServerContent(secondBusiness)
const content: ServerContent = {
  ...second,
  business: {
    ...second.business,
    timeZone: 'America/Los_Angeles',
    proof: { ...second.business.proof, googleProfile: 'https://reviews.example/us' },
  },
  replyWithinHours: 2,
  towns: ['Xenia', 'Troy'],
}
/** Tables that a test of notices fills, dependent tables first. */
export const noticeTables = [
  'pushes',
  'notices',
  'push_subscriptions',
  'events',
  'sessions',
  'links',
  'people',
  'outbox',
  'leads',
] as const

/** Parts of a notice round, with a sender that accepts push services on this machine. */
export const noticeParts = (over: Storage, dir: string): NoticeParts => ({
  notices: noticeStore(over, () => 'example.com'),
  days: dayNotices(
    over,
    noticeStore(over, () => 'example.com'),
  ),
  pushes: pushStore(over),
  send: pushSender({ keys: () => readPushKeys(dir), contact: 'hello@example.com', allowsAny: true }),
  content: () => content,
  hasWeeklyNumbers: false,
  wakeOutbox: () => undefined,
  log: { warn: () => undefined, error: () => undefined },
})
