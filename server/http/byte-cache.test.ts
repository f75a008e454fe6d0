import { expect, test } from 'vitest'
import { byteCache } from './byte-cache.ts'

const kept = (cache: ReturnType<typeof byteCache<string>>) => ['a', 'b', 'c'].filter((key) => cache.get(key))

test('lets go of what was used longest ago', () => {
  const cache = byteCache<string>(10)
  cache.set('a', 'A', 4)
  cache.set('b', 'B', 4)
  cache.get('a')
  cache.set('c', 'C', 4)
  expect(kept(cache)).toEqual(['a', 'c'])
  expect(cache.bytes()).toBe(8)
})

test('counts a value once, however often it is set', () => {
  const cache = byteCache<string>(10)
  for (let at = 0; at < 5; at++) cache.set('a', 'A', 4)
  expect(cache.bytes()).toBe(4)
})

test('does not keep what is larger than all its room, nor the older value of the same name', () => {
  const cache = byteCache<string>(10)
  cache.set('a', 'A', 4)
  cache.set('a', 'larger', 11)
  expect([cache.get('a'), cache.bytes()]).toEqual([undefined, 0])
})
