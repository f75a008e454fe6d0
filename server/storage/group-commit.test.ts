import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { groupCommit } from './group-commit.ts'

const start = (write: (items: readonly number[]) => Promise<void>, isOfOneItem = true) => {
  const groups: number[][] = []
  const put = groupCommit<number, string>({
    write: async (items) => {
      groups.push([...items])
      await write(items)
      return items.map((item) => `kept ${item}`)
    },
    isOfOneItem: () => isOfOneItem,
  })
  return { put, groups }
}

test('items that arrive during a write wait for its end, and are written together next, a hundred at most', async () => {
  const first = Promise.withResolvers<void>()
  const write = vi.fn(async () => {}).mockImplementationOnce(() => first.promise)
  const { put, groups } = start(write)
  const early = put(1)
  await eventually(() => expect(groups).toEqual([[1]]))
  const items = Array.from({ length: 101 }, (_, at) => at + 2)
  const late = Promise.all(items.map(put))
  await sleep(20)
  expect(groups).toEqual([[1]])
  first.resolve()
  expect([await early, ...(await late)]).toEqual([1, ...items].map((item) => `kept ${item}`))
  expect(groups).toEqual([[1], items.slice(0, 100), [102]])
})

test('items that arrive in one turn are written together', async () => {
  const { put, groups } = start(async () => {})
  await Promise.all([1, 2, 3].map(put))
  expect(groups).toEqual([[1, 2, 3]])
})

test('no promise resolves before its group is written', async () => {
  const disk = Promise.withResolvers<void>()
  const { put } = start(() => disk.promise)
  const heard = vi.fn()
  const kept = put(1).then(heard)
  await sleep(20)
  expect(heard).not.toHaveBeenCalled()
  disk.resolve()
  await kept
  expect(heard).toHaveBeenCalledWith('kept 1')
})

test('a bad item fails alone', async () => {
  const { put } = start(async (items) => {
    if (items.includes(2)) throw new Error('2 is wrong')
  })
  const settled = await Promise.allSettled([1, 2, 3].map(put))
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a failure of the whole group rejects all of it, and the next group is tried', async () => {
  const write = vi.fn(async () => {})
  const { put, groups } = start(write, false)
  await put(0)
  write.mockRejectedValueOnce(new Error('no database'))
  const settled = await Promise.allSettled([1, 2, 3].map(put))
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await put(4)).toBe('kept 4')
  expect(groups).toEqual([[0], [1, 2, 3], [4]])
})
