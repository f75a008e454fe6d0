import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanShare, hiddenTag, START_SPLIT, splitAt } from './split.ts'

const frame = { left: 100, width: 400 }

test('the divider starts in the middle', () => {
  expect(START_SPLIT).toBe(50)
})

test('the split follows the pointer across the frame', () => {
  expect([100, 200, 300, 500].map((x) => splitAt(x, frame))).toEqual([0, 25, 50, 100])
})

test('the split never leaves 0 to 100', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.nat(), (x, left, width) => {
      const split = splitAt(x, { left, width })
      return split >= 0 && split <= 100
    }),
  )
})

test('the clean share is the rest of the dusty one', () => {
  expect([0, 38, 99.6].map(cleanShare)).toEqual([100, 62, 0])
})

test('a narrow side loses its tag', () => {
  expect([0, 10, 50, 90, 100].map(hiddenTag)).toEqual(['before', 'before', undefined, 'after', 'after'])
})
