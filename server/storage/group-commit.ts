import { setImmediate as nextTurn } from 'node:timers/promises'

type Waiting<Item, Result> = { item: Item; done: PromiseWithResolvers<Result> }

export type GroupCommitSettings<Item, Result> = {
  /** Writes items, all or none, and gives the result of each, in their order. */
  write: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Whether a failure may be the fault of one item alone, so that each has to be tried by itself. */
  isOfOneItem: (error: unknown) => boolean
  most: number
}

/**
 * Writes what arrives together in one transaction, and what arrives meanwhile in the next: the disk is waited for once
 * for all of them. Each promise settles only after the transaction that holds its item has.
 */
export const groupCommit = <Item, Result>({ write, isOfOneItem, most }: GroupCommitSettings<Item, Result>) => {
  const waiting: Waiting<Item, Result>[] = []
  let isWriting = false

  const settle = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await write(group.map(({ item }) => item))
      for (const [index, result] of results.entries()) group[index]?.done.resolve(result)
    } catch (error) {
      if (group.length > 1 && isOfOneItem(error)) for (const one of group) await settle([one])
      else for (const { done } of group) done.reject(error)
    }
  }

  const drain = async () => {
    isWriting = true
    while (waiting.length > 0) {
      // Those whose bytes have just arrived join in.
      await nextTurn()
      await settle(waiting.splice(0, most))
    }
    isWriting = false
  }

  return (item: Item): Promise<Result> => {
    const done = Promise.withResolvers<Result>()
    waiting.push({ item, done })
    if (!isWriting) void drain()
    return done.promise
  }
}
