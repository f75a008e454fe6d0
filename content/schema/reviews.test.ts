import { expect, test } from 'vitest'
import { ratingOf } from './reviews.ts'

const of = (...ratings: number[]) => ratings.map((rating) => ({ rating }))

test('five reviews have an average', () => {
  expect(ratingOf(of(5, 5, 5, 5, 4))).toEqual({ score: '4.8', stars: 5, count: 5 })
})

test('fewer have none, and samples count for nothing', () => {
  expect(ratingOf(of(5, 5, 5, 5))).toBeUndefined()
  expect(ratingOf([...of(5, 5, 5, 5), { rating: 5, sample: true }])).toBeUndefined()
})
