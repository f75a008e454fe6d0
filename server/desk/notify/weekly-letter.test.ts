import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { secondBusiness } from '../../../tests/second-business.ts'
import { readServerContent } from '../../builds/server-content.ts'
import { composer } from '../../mail/compose.ts'
import type { Letter } from '../../mail/letter.ts'
import { startOutbox } from '../../mail/outbox.ts'
import { leadStore } from '../../storage/leads.ts'
import type { Storage } from '../../storage/open.ts'
import { outboxStore } from '../../storage/outbox-store.ts'
import { removal } from '../../storage/removal.ts'
import { engines, withPostgres } from '../../testing/both-engines.ts'
import { eventually } from '../../testing/eventually.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { at, minute, noticeParts, noticeTables } from '../../testing/test-notices.ts'
import { linkStore } from '../accounts/link-store.ts'
import { peopleStore } from '../accounts/people-store.ts'
import type { LeadProgress } from '../desk-tables.ts'
import { numbersBefore } from '../numbers/read-numbers.ts'
import { noticeRound } from './notices.ts'

// The test clock starts on Monday at noon; 8 AM is this many minutes earlier.
const mondayAt8 = -4 * 60
const dayOf = 24 * 60
const timeZone = 'America/Los_Angeles'
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

const databases = withPostgres()

describe.each(engines)('the weekly letter, in %s', (engine) => {
  let storage: Storage
  let dir: string
  beforeEach(async () => {
    dir = tempDir()
    storage = await databases.open(engine, noticeTables, dir)
  })

  const signIn = async () => {
    const token = await linkStore(storage).create({ kind: 'invite', name: 'Olga', role: 'owner' }, at(mondayAt8 - 60))
    await peopleStore(storage).enter(token, {}, at(mondayAt8 - 60))
  }
  const roundAt = (minutes: number, over = storage, hasWeeklyNumbers = true) =>
    noticeRound({ ...noticeParts(over, dir), hasWeeklyNumbers }, at(minutes))
  const owed = () => storage.db.selectFrom('outbox').selectAll().where('kind', '=', 'numbers').execute()
  const keep = async (minutes: number, progress: object = {}) => {
    const id = crypto.randomUUID()
    await leadStore(storage, () => 'example.com').keep({ ...sampleLead, id, source_page: '/prices' }, [], at(minutes))
    const set: Partial<Record<keyof LeadProgress, never>> = { ...progress }
    if (Object.keys(set).length > 0) await storage.db.updateTable('leads').set(set).where('id', '=', id).execute()
  }

  /** Sends due letters through a mail server that fails this many times first. */
  const send = async (failures: number): Promise<Letter[]> => {
    const letters: Letter[] = []
    let left = failures
    const outbox = startOutbox({
      store: outboxStore(storage),
      compose: () => composer(readServerContent(secondBusiness), { from: 'us@example.com', to: 'owner@example.com' }),
      transport: {
        send: async (letter) => {
          // Waiting leads cause reminders too.
          if (!letter.subject.startsWith('Last week')) return
          letters.push(letter)
          left -= 1
          if (left >= 0) throw new Error('not now')
        },
        close: () => undefined,
      },
      numbersBefore: (moment) => numbersBefore(storage, timeZone, moment),
      log: quiet,
      retry: { firstMs: 1, longestMs: 1, giveUpMs: 1e12, leastTries: 5 },
      pollMs: 10,
    })
    onTestFinished(outbox.stop)
    await eventually(async () => expect(await owed()).toMatchObject([{ state: 'sent', attempts: failures + 1 }]))
    await outbox.stop()
    return letters
  }

  test('is queued on Monday at 8 in the business’s time zone, once for all servers', async () => {
    await signIn()
    await roundAt(mondayAt8 - 1)
    expect(await owed()).toEqual([])
    const other = await databases.open(engine, [], dir)
    onTestFinished(other.close)
    await Promise.all([roundAt(mondayAt8), roundAt(mondayAt8, other), roundAt(mondayAt8)])
    await roundAt(mondayAt8 + 60, other)
    expect(await owed()).toMatchObject([{ lead_id: null, state: 'waiting' }])
    await roundAt(mondayAt8 + 7 * dayOf)
    expect(await owed()).toHaveLength(2)
  })

  test('is queued on Tuesday after a downtime on Monday, but not on Wednesday', async () => {
    await signIn()
    await roundAt(mondayAt8 + 2 * dayOf)
    expect(await owed()).toEqual([])
    await roundAt(mondayAt8 + dayOf)
    expect(await owed()).toHaveLength(1)
  })

  test('is not queued without people or with the setting off', async () => {
    await roundAt(mondayAt8)
    await signIn()
    await roundAt(mondayAt8, storage, false)
    expect(await owed()).toEqual([])
  })

  test('covers the past week, even if the mail server fails at first', async () => {
    await signIn()
    // Sunday at 11 PM; a week earlier; and Monday at 7 AM, which is another week.
    const won = { progress: 'done', quoted_cents: 18_000, answered_at: at(mondayAt8 - 9 * 60 + 10).toISOString() }
    await keep(mondayAt8 - 9 * 60, won)
    await keep(mondayAt8 - 8 * dayOf)
    await keep(mondayAt8 - 60)
    await roundAt(mondayAt8)
    const letters = await send(2)
    expect(letters).toHaveLength(3)
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1)
    const [{ subject, text, html, to } = { subject: '', text: '', html: '', to: { address: '' } }] = letters
    expect([subject, to.address]).toEqual(['Last week: 1 new, 1 won', 'owner@example.com'])
    for (const line of [
      'The week of Feb 23',
      'Leads: 1 (the week before: 1)',
      'Half answered within: 10 min (1 of 1 answered)',
      'Won: 1 of 1, quoted at $180',
      'Feb 16 | 1 | 0 | -',
      'Pages they asked on: /prices (2)',
      '/desk/numbers',
    ])
      expect(text).toContain(line)
    expect(html).toContain('/desk/numbers')
  })

  test('is sent for a week without leads too, and says so', async () => {
    await signIn()
    await roundAt(mondayAt8)
    const [letter] = await send(0)
    expect(letter?.subject).toBe('Last week: no new leads')
    expect(letter?.text).toContain('No request came in.')
  })

  test('is listed while waiting, and expires with old leads once sent', async () => {
    await signIn()
    await roundAt(mondayAt8)
    expect(await outboxStore(storage).unsent()).toMatchObject([{ kind: 'numbers', name: null }])
    const { expireMessages } = removal(storage)
    const later = new Date(at(mondayAt8).getTime() + minute)
    expect(await expireMessages(later)).toEqual([])
    await storage.db.updateTable('outbox').set({ state: 'sent' }).execute()
    expect(await expireMessages(at(mondayAt8))).toEqual([])
    expect(await expireMessages(later)).toMatchObject([{ kind: 'numbers' }])
    expect(await owed()).toEqual([])
  })
})
