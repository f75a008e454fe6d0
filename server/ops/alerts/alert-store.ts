import type { Storage } from '../../storage/open.ts'
import type { AlertState } from '../../storage/tables.ts'

/** A change of an alert that the owner has not been told about. */
export type AlertNews = { state: AlertState; since: string }

/** State of the alerts, stored so that a restart or a second server does not repeat them. */
export const alertStore = ({ db }: Pick<Storage, 'db'>) => {
  const isOn = async (name: string): Promise<boolean> => {
    const row = await db.selectFrom('alerts').select('state').where('name', '=', name).executeTakeFirst()
    return row?.state === 'on'
  }

  /** Stores whether the alert is on. */
  const note = async (name: string, state: AlertState, now: Date): Promise<void> => {
    const since = now.toISOString()
    await db
      .insertInto('alerts')
      .values({ name, state: 'off', since, told: 'off' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    await db.updateTable('alerts').set({ state, since }).where('name', '=', name).where('state', '!=', state).execute()
  }

  /** Claims an untold change; no other server gets it. */
  const takeNews = (name: string): Promise<AlertNews | undefined> =>
    db
      .updateTable('alerts')
      .set((eb) => ({ told: eb.ref('state') }))
      .where('name', '=', name)
      .whereRef('told', '!=', 'state')
      .returning(['state', 'since'])
      .executeTakeFirst()

  /** Marks a change as not announced, so that the next round tries again. */
  const giveBack = async (name: string, { state }: AlertNews): Promise<void> => {
    const before = state === 'on' ? 'off' : 'on'
    await db.updateTable('alerts').set({ told: before }).where('name', '=', name).where('told', '=', state).execute()
  }

  return { isOn, note, takeNews, giveBack }
}

export type AlertStore = ReturnType<typeof alertStore>
