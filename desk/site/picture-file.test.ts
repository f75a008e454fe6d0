import { expect, test } from 'vitest'
import { cutAround } from './picture-file.ts'

const size = { width: 1000, height: 500 }

test('a focal point in the middle keeps the whole picture', () => {
  expect(cutAround(size, { x: 0.5, y: 0.5 })).toEqual({ x: 0, y: 0, ...size })
})

test('a focal point at the side moves toward the middle while most of the picture stays', () => {
  expect(cutAround(size, { x: 0.4, y: 0.5 })).toEqual({ x: 0, y: 0, width: 800, height: 500 })
  expect(cutAround(size, { x: 1, y: 0 })).toEqual({ x: 300, y: 0, width: 700, height: 350 })
})
