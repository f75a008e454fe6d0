import { expect, test } from 'vitest'
import { cutsOf, unmoved } from './line-up.ts'

const [tall, wide] = [
  { width: 1200, height: 1600 },
  { width: 4000, height: 3000 },
]

test('two pictures of one shape are used whole until one is moved', () => {
  expect(cutsOf(tall, tall, unmoved)).toEqual([
    { x: 0, y: 0, ...tall },
    { x: 0, y: 0, ...tall },
  ])
})

test('moving the second picture at its starting size crops both to what they share', () => {
  expect(cutsOf(tall, tall, { ...unmoved, across: 25 })).toEqual([
    { x: 300, y: 200, width: 900, height: 1200 },
    { x: 0, y: 200, width: 900, height: 1200 },
  ])
  expect(cutsOf(tall, tall, { ...unmoved, down: -25 })).toEqual([
    { x: 150, y: 0, width: 900, height: 1200 },
    { x: 150, y: 400, width: 900, height: 1200 },
  ])
})

test('a second picture of another shape is cropped to the first one’s', () => {
  expect(cutsOf(tall, wide, unmoved)).toEqual([
    { x: 0, y: 0, ...tall },
    { x: 875, y: 0, width: 2250, height: 3000 },
  ])
})

test('a smaller second picture crops the first, and a larger one is cropped itself', () => {
  expect(cutsOf(tall, tall, { ...unmoved, size: 80 })).toEqual([
    { x: 120, y: 160, width: 960, height: 1280 },
    { x: 0, y: 0, ...tall },
  ])
  expect(cutsOf(tall, tall, { ...unmoved, size: 125 })).toEqual([
    { x: 0, y: 0, ...tall },
    { x: 120, y: 160, width: 960, height: 1280 },
  ])
})

test('both parts lie within their pictures wherever the second is moved', () => {
  for (const size of [60, 100, 160])
    for (const across of [-25, 0, 25])
      for (const down of [-25, 0, 25])
        for (const [picture, cut] of [tall, wide].map(
          (one, at) => [one, cutsOf(tall, wide, { across, down, size })[at]] as const,
        ))
          expect(
            [
              cut?.x ?? -1,
              cut?.y ?? -1,
              picture.width - (cut?.x ?? 0) - (cut?.width ?? 0),
              picture.height - (cut?.y ?? 0) - (cut?.height ?? 0),
            ].every((room) => room >= 0),
          ).toBe(true)
})
