import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { LetterWords } from '../../../content/schema/letters.ts'
import { fill } from '../../../pricing/fill.ts'
import { withCommandsHere } from '../../process/installed-package.ts'
import { startRounds } from '../../process/rounds.ts'
import { errorMessage } from '../../process/start-error.ts'
import type { AlertNews, AlertStore } from './alert-store.ts'
import type { Channel, Notice } from './channels.ts'
import { type Circumstances, type Condition, conditionsOf, type Observation } from './conditions.ts'

export type AlertParts = Omit<Circumstances, 'now'> & {
  observe: () => Promise<Observation>
  store: AlertStore
  channels: readonly Channel[]
  words: LetterWords['alerts']
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

const minute = 60_000

const noticeOf = ({ id, name, facts }: Condition, { state, since }: AlertNews, { words }: AlertParts): Notice => {
  const { subject, text } = words[name][state === 'on' ? 'raised' : 'solved']
  const values = facts()
  return {
    id: createHash('sha256').update(`${id} ${state} ${since}`).digest('hex').slice(0, 32),
    name,
    isOn: state === 'on',
    at: new Date(since),
    subject: fill(subject, values),
    text: withCommandsHere(fill(text, values)),
  }
}

// One working channel suffices: the alert may be about the other one.
const tell = async (notice: Notice, { channels, log }: AlertParts) => {
  const { name, isOn } = notice
  log[isOn ? 'warn' : 'info']({ alert: name, isOn }, 'alerting the owner')
  const told = await Promise.allSettled(channels.map((channel) => channel(notice)))
  const failures = told.flatMap((one) => (one.status === 'rejected' ? [errorMessage(one.reason)] : []))
  if (failures.length > 0) log.warn({ alert: name, failures }, 'alert not delivered')
  return failures.length === 0 || told.some((one) => one.status === 'fulfilled' && one.value !== 'nobody')
}

const tellNews = async (condition: Condition, parts: AlertParts, now: Date) => {
  const { store } = parts
  const isOn = condition.isOn(await store.isOn(condition.id))
  await store.note(condition.id, isOn ? 'on' : 'off', now)
  const news = await store.takeNews(condition.id)
  if (news && !(await tell(noticeOf(condition, news, parts), parts))) await store.giveBack(condition.id, news)
}

/**
 * One round: tells the owner about alerts that started or ended. While the database fails, `toldWithoutNote` holds the sent
 * alerts that are not stored yet.
 */
export const watchOnce = async (parts: AlertParts, now: Date, toldWithoutNote = new Set<string>()): Promise<void> => {
  for (const condition of conditionsOf(await parts.observe(), { ...parts, now })) {
    const { id } = condition
    try {
      if (toldWithoutNote.has(id)) {
        await parts.store.note(id, 'on', now)
        await parts.store.takeNews(id)
        toldWithoutNote.delete(id)
      }
      await tellNews(condition, parts, now)
    } catch (error) {
      parts.log.error({ alert: id, cause: errorMessage(error) }, 'alert not stored')
      if (!condition.isOn(false) || toldWithoutNote.has(id)) continue
      const news: AlertNews = { state: 'on', since: now.toISOString() }
      if (await tell(noticeOf(condition, news, parts), parts)) toldWithoutNote.add(id)
    }
  }
}

/** Runs a round now and once a minute until stopped. */
export const startAlerts = (parts: AlertParts) => {
  const toldWithoutNote = new Set<string>()
  return startRounds(
    minute,
    () => watchOnce(parts, new Date(), toldWithoutNote),
    (error) => parts.log.error({ cause: errorMessage(error) }, 'alert round failed'),
  )
}
