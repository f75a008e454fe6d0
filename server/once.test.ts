import { expect, test, vi } from 'vitest'
import { once } from './once.ts'

test('makes once what is asked for twice at a time', async () => {
  const make = vi.fn(async () => ({}))
  const get = once(make)
  expect(make).not.toHaveBeenCalled()
  const [one, other] = await Promise.all([get(), get()])
  expect(one).toBe(other)
  expect(make).toHaveBeenCalledTimes(1)
})

test('tries again after a failure', async () => {
  const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('not yet')).mockResolvedValueOnce('made')
  const get = once(make)
  await expect(get()).rejects.toThrow('not yet')
  await expect(get()).resolves.toBe('made')
})
