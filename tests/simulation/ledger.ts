import type fc from 'fast-check'
import type { World } from './world.ts'

type Asked = { answers: Record<string, string>; acknowledged: number; isClean: boolean; isByHand: boolean }

/** What people outside know: what was acknowledged to them. */
export const emptyLedger = () => ({
  asked: new Map<string, Asked>(),
  /** Changes at the desk, each made from the version `from`. */
  done: [] as { id: string; asked: string; from: number; isAcknowledged: boolean }[],
  photographs: [] as { lead: string; bytes: string; isAcknowledged: boolean }[],
  /** Leads, each with its written quotes, and whether the customer read that a day is looked for. */
  wanted: new Map<string, { quotes: number; isAcknowledged: boolean }>(),
  /** Drafts that may be stored, newest last. */
  drafts: [] as { id: string; field: string; after: string; isAcknowledged: boolean }[],
})
export type Ledger = ReturnType<typeof emptyLedger>

/** A command with arbitrary arguments. A server that it has ended starts again. */
export const command = <Args>(
  name: string,
  args: fc.Arbitrary<Args>,
  act: (world: World, args: Args, ledger: Ledger) => Promise<void>,
) =>
  args.map((given): fc.AsyncCommand<Ledger, World> => {
    const told = `${name}(${JSON.stringify(given)})`
    return {
      check: () => true,
      run: async (ledger, world) => {
        world.log.push(told)
        await act(world, given, ledger)
        if (world.server().points.isDead) await world.restart()
      },
      toString: () => told,
    }
  })

/** Does the same several times, at once or one after the other. */
export const repeat = async (times: number, isAtOnce: boolean, act: () => Promise<void>) => {
  if (isAtOnce) await Promise.all([act(), act()])
  else for (let time = 0; time < times; time += 1) await act()
}

/** Name of one of the requests, and its lead. */
export const pickLead = async (world: World, { asked }: Ledger, index: number) => {
  const [name] = [...asked.keys()].slice(index % Math.max(asked.size, 1))
  if (name === undefined) return undefined
  const { db } = world.server().storage
  const [row] = await db.selectFrom('leads').select('id').where('name', '=', name).execute()
  return row && { name, lead: row.id }
}
