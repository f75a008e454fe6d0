import type fc from 'fast-check'
import type { Draft } from '../../contract/desk/site.ts'
import type { World } from './world.ts'

export type Asked = { answers: Record<string, string>; acknowledged: number; isClean: boolean; isByHand?: boolean }
/** A change at the desk, made from the version `from`. */
export type Done = { id: string; asked: string; from: number; isAcknowledged: boolean }

/** What people outside know: what was acknowledged to them. */
export type Ledger = {
  asked: Map<string, Asked>
  done: Done[]
  /** Leads, each with the photographs that were sent: whether one of its sendings was acknowledged. */
  photographs: Map<string, Map<string, boolean>>
  /** Leads, each with its written quotes, and whether the customer read that a day is looked for. */
  wanted: Map<string, { quotes: number; isAcknowledged: boolean }>
  /** Drafts that may be stored, by field, newest last. */
  drafts: (Pick<Draft, 'id' | 'after'> & { field: string; isAcknowledged: boolean })[]
  log: string[]
}
export const emptyLedger = (): Ledger => ({
  ...{ asked: new Map(), done: [], photographs: new Map(), wanted: new Map(), drafts: [], log: [] },
})

type Command = fc.AsyncCommand<Ledger, World>

/** A command with arbitrary arguments. A server that it has ended starts again. */
export const command = <Args>(
  name: string,
  args: fc.Arbitrary<Args>,
  act: (w: World, l: Ledger, a: Args) => Promise<void>,
) =>
  args.map((given): Command => {
    const told = `${name}(${JSON.stringify(given)})`
    return {
      check: () => true,
      run: async (ledger, world) => {
        ledger.log.push(told)
        await act(world, ledger, given)
        if (world.server().points.isDead()) await world.restart()
      },
      toString: () => told,
    }
  })

export const namesOf = ({ asked }: Ledger) => [...asked.keys()]
export const pick = <One>(all: readonly One[], index: number): One | undefined => all[index % Math.max(all.length, 1)]

export const findLead = async (world: World, name: string) =>
  (await world.server().storage.db.selectFrom('leads').select('id').where('name', '=', name).execute())[0]?.id
