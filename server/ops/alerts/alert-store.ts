import type { Storage } from '../../storage/open.ts'
import type { AlertState } from '../../storage/tables.ts'

/** Something that has begun or ended and that nobody has been told of yet. */
export type AlertNews = { state: AlertState; since: string }

/** What the owner is told of, kept so that a restart or a second server does not tell it again. */
export const alertStore = ({ db }: Pick<Storage, 'db'>) => {
  const isOn = async (name: string): Promise<boolean> => {
    const row = await db.selectFrom('alerts').select('state').where('name', '=', name).executeTakeFirst()
    return row?.state === 'on'
  }

  /** Keeps whether it is so now. */
  const note = async (name: string, state: AlertState, now: Date): Promise<void> => {
    const since = now.toISOString()
    await db
      .insertInto('alerts')
      .values({ name, state: 'off', since, told: 'off' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    await db.updateTable('alerts').set({ state, since }).where('name', '=', name).where('state', '!=', state).execute()
  }

  /** What has not been told yet. Nobody else gets it. */
  const takeNews = (name: string): Promise<AlertNews | undefined> =>
    db
      .updateTable('alerts')
      .set((eb) => ({ told: eb.ref('state') }))
      .where('name', '=', name)
      .whereRef('told', '!=', 'state')
      .returning(['state', 'since'])
      .executeTakeFirst()

  /** Gives back news that could not be told, for the next round. */
  const giveBack = async (name: string, { state }: AlertNews): Promise<void> => {
    const before = state === 'on' ? 'off' : 'on'
    await db.updateTable('alerts').set({ told: before }).where('name', '=', name).where('told', '=', state).execute()
  }

  return { isOn, note, takeNews, giveBack }
}

export type AlertStore = ReturnType<typeof alertStore>
