import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { ChatLanguage } from '../../contract/chat-message.ts'
import type { UnansweredGroup } from '../../contract/desk/unanswered-questions.ts'
import { startRounds } from '../process/rounds.ts'
import type { ClockStore } from '../storage/clock.ts'
import type { Storage } from '../storage/open.ts'
import { masked } from './contact.ts'
import { vocabularies } from './slots/vocabulary.ts'
import { wordsOf } from './text/word-tokens.ts'

/** Days that an unanswered question is stored after it was last asked, as stated on the privacy page. */
export const unansweredDays = 30

const day = 24 * 60 * 60 * 1000
/** More groups than an owner reads are not stored, so random input cannot fill the database. */
const mostGroups = 1000
const mostLetters = 300
const mostWords = 8
const shortestWord = 3

/** Telling words of a question, sorted, so that "do you take Venmo" and "Venmo, do you take it?" are one group. */
const keyOf = (text: string, language: ChatLanguage): string => {
  const { askers, verbs, subjects, fillers, pronouns } = vocabularies[language]
  const common = new Set([...askers, ...verbs, ...subjects, ...fillers, ...pronouns])
  const words = wordsOf(text).filter((word) => word.length >= shortestWord && !common.has(word))
  return [...new Set(words)].sort().slice(0, mostWords).join(' ')
}

/** Questions the assistant could not answer, with personal data masked, for the owner. */
export const unansweredStore = ({ db, write }: Pick<Storage, 'db' | 'write'>) => {
  const keep = async (message: string, language: ChatLanguage, now = new Date()): Promise<void> => {
    const text = masked(message).slice(0, mostLetters).trim()
    const key = keyOf(text, language)
    if (key === '') return
    const at = now.toISOString()
    await write(async (trx) => {
      const known = await trx
        .updateTable('unanswered')
        .set((eb) => ({ asked: eb('asked', '+', 1), last_at: at }))
        .where('language', '=', language)
        .where('key', '=', key)
        .executeTakeFirst()
      if (known.numUpdatedRows > 0n) return
      const { count } = await trx
        .selectFrom('unanswered')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= mostGroups) return
      await trx
        .insertInto('unanswered')
        .values({ language, key, text, asked: 1, state: 'open', first_at: at, last_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  }

  /** Open groups, most asked first. */
  const list = async (): Promise<UnansweredGroup[]> => {
    const rows = await db
      .selectFrom('unanswered')
      .select(['language', 'key', 'text', 'asked', 'last_at'])
      .where('state', '=', 'open')
      .orderBy('asked', 'desc')
      .orderBy('last_at', 'desc')
      .orderBy('key')
      .execute()
    return rows.map(({ last_at, ...row }) => ({ ...row, lastAt: last_at }))
  }

  /** First wording of an open group. */
  const textOf = async (language: ChatLanguage, key: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('unanswered')
      .select('text')
      .where('language', '=', language)
      .where('key', '=', key)
      .where('state', '=', 'open')
      .executeTakeFirst()
    return row?.text
  }

  /** Open groups, and settled ones of the last 30 days. */
  const counts = async (): Promise<Record<UnansweredState, number>> => {
    const rows = await db
      .selectFrom('unanswered')
      .select(['state', sql<number | string>`sum(asked)`.as('asked')])
      .groupBy('state')
      .execute()
    const of = (state: UnansweredState) => Number(rows.find((row) => row.state === state)?.asked ?? 0)
    return { open: of('open'), answered: of('answered'), dismissed: of('dismissed') }
  }

  /** Settles a group: `answered` by a topic, or `dismissed`. False if there is none. */
  const settle = async (
    language: ChatLanguage,
    key: string,
    state: Exclude<UnansweredState, 'open'>,
  ): Promise<boolean> =>
    write(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('unanswered')
        .set({ state })
        .where('language', '=', language)
        .where('key', '=', key)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })

  /** Marks the groups of these questions as answered by a topic, or reopens them when the topic is gone. */
  const setAnswered = async (language: ChatLanguage, asks: readonly string[], isAnswered: boolean): Promise<void> => {
    const [from, state] = isAnswered ? (['open', 'answered'] as const) : (['answered', 'open'] as const)
    const keys = asks.map((ask) => keyOf(ask, language))
    await write((trx) =>
      trx
        .updateTable('unanswered')
        .set({ state })
        .where('language', '=', language)
        .where('key', 'in', keys)
        .where('state', '=', from)
        .execute(),
    )
  }

  /** Deletes questions last asked more than 30 days ago. Returns the number of groups. */
  const forget = async (now = new Date()): Promise<number> =>
    write(async (trx) => {
      const limit = new Date(now.getTime() - unansweredDays * day).toISOString()
      const { numDeletedRows } = await trx.deleteFrom('unanswered').where('last_at', '<', limit).executeTakeFirst()
      return Number(numDeletedRows)
    })

  return { keep, list, textOf, counts, settle, setAnswered, forget }
}

export type UnansweredStore = ReturnType<typeof unansweredStore>
export type UnansweredState = 'open' | 'answered' | 'dismissed'

/** Deletes old questions now and daily until stopped, if the clock can be trusted. */
export const startForgetting = (
  { forget }: Pick<UnansweredStore, 'forget'>,
  { mayDelete }: Pick<ClockStore, 'mayDelete'>,
  log: Pick<FastifyBaseLogger, 'error'>,
) =>
  startRounds(
    day,
    async () => {
      const now = new Date()
      if (await mayDelete(now)) await forget(now)
    },
    (error) => log.error({ err: error }, 'old questions of the chat not removed'),
  )
