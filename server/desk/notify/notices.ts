import type { FastifyBaseLogger } from 'fastify'
import type { ServerContent } from '../../builds/server-content.ts'
import { oneLine } from '../../mail/one-line.ts'
import { isGivenUp, type RetryRule, retryDelay } from '../../mail/retry.ts'
import { startRounds } from '../../process/rounds.ts'
import { codeOf } from '../../process/start-error.ts'
import type { DayNotices } from './day-notices.ts'
import { noticeRules } from './notice-kinds.ts'
import { type NoticeStore, noticeBatch } from './notice-store.ts'
import { dayClock, stagesOf, weekToTell } from './notice-times.ts'
import { pushNews } from './push-news.ts'
import { PushRefused, type SendPush } from './push-sender.ts'
import type { DuePush, PushStore } from './push-store.ts'

export type NoticeParts = {
  notices: NoticeStore
  days: DayNotices
  pushes: PushStore
  send: SendPush
  content: () => ServerContent
  /** Whether a letter with the numbers is sent every Monday. */
  hasWeeklyNumbers: boolean
  /** Starts a round of the outbox. */
  wakeOutbox: () => void
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

const second = 1000
const minute = 60 * second
const leaseMs = minute
const batch = 20

// A push that is hours late is useless; letters are retried for days.
const retry: RetryRule = { firstMs: 5 * second, longestMs: 10 * minute, giveUpMs: 120 * minute, leastTries: 5 }

const deliver = async (due: DuePush, { pushes, send, content, log }: NoticeParts, now: Date) => {
  const { push, kind, device, lead } = due
  const { pushHours, isUrgent, isTrue } = noticeRules[kind]
  if (kind === 'unopened' || pushHours === undefined || !isTrue(lead))
    return pushes.settle(push.id, { state: 'withheld' })
  try {
    const { endpoint, p256dh, auth } = device
    const urgency = isUrgent ? 'high' : 'normal'
    const sent = { news: pushNews(kind, lead, content()), ttl: pushHours * 60 * 60, urgency } as const
    const outcome = await send({ endpoint, keys: { p256dh, auth } }, sent)
    await (outcome === 'gone'
      ? pushes.removeDevice(push.subscription_id)
      : pushes.settle(push.id, { state: 'sent', sent_at: now.toISOString() }))
  } catch (error) {
    const attempts = push.attempts + 1
    const isDead = error instanceof PushRefused ? error.isForGood : isGivenUp(retry, attempts, push.created_at, now)
    // Logs the code only: the error text may hold the device's secret push address.
    log.warn({ push: push.id, kind, attempts, code: codeOf(error), isDead }, 'not pushed')
    const dueAt = new Date(now.getTime() + retryDelay(retry, attempts, Math.random()))
    const failed = { attempts, due_at: dueAt.toISOString(), last_error: oneLine(String(error), 200) }
    return pushes.settle(push.id, { ...failed, state: isDead ? 'dead' : 'waiting' })
  }
}

/** One round: stores new notices and sends due pushes. Returns true if there may be more. */
export const noticeRound = async (parts: NoticeParts, now: Date): Promise<boolean> => {
  const { notices, days, pushes, content, hasWeeklyNumbers, wakeOutbox } = parts
  if (!(await notices.isInUse(now))) return false
  const { replyWithinHours, business } = content()
  const told = await notices.tellWaiting(stagesOf(replyWithinHours), now)
  const clock = dayClock(business.timeZone, now)
  const ofDay = await days.tellDay(clock, Boolean(business.proof.googleProfile), now)
  const monday = hasWeeklyNumbers ? weekToTell(business.timeZone, now) : undefined
  const hasNumbers = monday !== undefined && (await notices.tellNumbers(monday, now))
  if (told + ofDay > 0 || hasNumbers) wakeOutbox()
  const due = await pushes.claim(now, leaseMs, batch)
  await Promise.all(due.map((one) => deliver(one, parts, now)))
  return told === noticeBatch || due.length === batch
}

/** Runs rounds, now and at each `wake`, until `stop`. */
export const startNotices = (parts: NoticeParts) =>
  startRounds(
    5 * second,
    () => noticeRound(parts, new Date()),
    (error) => parts.log.error({ code: codeOf(error) }, 'notices not readable'),
  )
