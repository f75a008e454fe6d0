import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back the memory of all that a start needed once. Left alone, V8 keeps it for as long as there is room: 20 MiB.
 * Nothing else is done meanwhile, for 60 ms, so this is for once and not for every now and then.
 */
export const giveBackMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
