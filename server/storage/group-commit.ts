import { setImmediate as nextTurn } from 'node:timers/promises'

/** Most items in one transaction: it must not keep the items behind it waiting for long. */
const most = 100

type Waiting<Item, Result> = { item: Item; done: PromiseWithResolvers<Result> }

type GroupCommitSettings<Item, Result> = {
  /** Writes all items or none, and returns one result per item, in order. */
  write: (items: readonly Item[]) => Promise<readonly Result[]>
  /** True if a single item may have caused the error, so each is retried alone. */
  isOfOneItem: (error: unknown) => boolean
}

/**
 * Group commit: items that arrive together share a transaction; items that arrive during it share the next. One fsync
 * serves all of them. Each promise settles after its item's transaction.
 */
export const groupCommit = <Item, Result>({ write, isOfOneItem }: GroupCommitSettings<Item, Result>) => {
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
      // Waits one turn, so that requests whose body is arriving now can join.
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
