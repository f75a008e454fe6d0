import { setImmediate as nextLook } from 'node:timers/promises'

type Waiting<Item, Result> = { item: Item; done: PromiseWithResolvers<Result> }

export type GroupCommitSettings<Item, Result> = {
  /** Writes items, all or none, and tells what came of each. */
  write: (items: readonly Item[]) => Promise<(item: Item) => Result>
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
  let isCrowd = false
  let hasJustWritten = false

  const settle = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const resultOf = await write(group.map(({ item }) => item))
      for (const { item, done } of group) done.resolve(resultOf(item))
    } catch (error) {
      if (group.length > 1 && isOfOneItem(error)) for (const one of group) await settle([one])
      else for (const { done } of group) done.reject(error)
    }
  }

  // Until the sockets bring nothing more: a write that stops the process would keep the others at the door.
  const gather = async () => {
    for (let before = 0; waiting.length > before && waiting.length < most; ) {
      before = waiting.length
      await nextLook()
    }
  }

  const forget = () => {
    hasJustWritten = false
  }

  const rest = () => {
    isWriting = false
    hasJustWritten = true
    setImmediate(forget)
  }

  const drain = async () => {
    while (waiting.length > 0) {
      if (isCrowd || hasJustWritten) await gather()
      const group = waiting.splice(0, most)
      isCrowd = group.length > 1
      await settle(group)
    }
    rest()
  }

  // Where the last one came alone, and nobody with it, the next need not wait to see who else is at the door.
  const writeAlone = async (item: Item): Promise<Result> => {
    try {
      return (await write([item]))(item)
    } finally {
      if (waiting.length > 0) void drain()
      else rest()
    }
  }

  return (item: Item): Promise<Result> => {
    const isAlone = !isWriting && !isCrowd && !hasJustWritten
    const mayWrite = !isWriting
    isWriting = true
    if (isAlone) return writeAlone(item)
    const done = Promise.withResolvers<Result>()
    waiting.push({ item, done })
    if (mayWrite) void drain()
    return done.promise
  }
}
