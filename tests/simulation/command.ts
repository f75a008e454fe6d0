import fc from 'fast-check'
import type { Ledger } from './ledger.ts'
import type { Trouble } from './outside.ts'
import type { World } from './world.ts'

/** How often a phone sends a request: again where the line was cut, or twice at once. */
export const sending = fc.constantFrom('once', 'again', 'twice')
export const trouble = fc.record({ after: fc.nat(16), what: fc.constantFrom<Trouble['what']>('fail', 'die') })
const rarely = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: trouble })

/** Sends a request. Returns true, and notes `key`, once it was acknowledged. */
export const send = async (how: string, ledger: Ledger, key: string, request: () => ReturnType<World['send']>) => {
  let isAcknowledged = false
  const once = async () => {
    const answer = await request()
    if (!answer || ![200, 303].includes(answer.statusCode) || answer.body.includes('"why":"')) return
    isAcknowledged = true
    ledger.acknowledged.add(key)
  }
  await Promise.all(how === 'twice' ? [once(), once()] : [once()])
  if (how === 'again') await once()
  return isAcknowledged
}

/** A command, in the midst of which the disk may fail or the process end; a server that has ended starts again. */
export const command = <Given extends object>(
  name: string,
  given: { [Key in keyof Given]: fc.Arbitrary<Given[Key]> },
  act: (world: World, given: Given, ledger: Ledger) => Promise<unknown>,
) =>
  fc.tuple(fc.record(given), rarely).map(
    ([args, next]): fc.AsyncCommand<Ledger, World> => ({
      check: () => true,
      run: async (ledger, world) => {
        if (next) world.server().points.next = { ...next }
        await act(world, args as Given, ledger)
        if (world.server().points.isDead) await world.restart()
      },
      toString: () => `${name}(${JSON.stringify(args)}${next ? `, ${next.what} after ${next.after}` : ''})`,
    }),
  )
