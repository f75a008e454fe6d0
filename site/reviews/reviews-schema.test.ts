import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { reviewsSchemaOrg } from './reviews-schema.ts'

const { business, reviews: samples } = secondContent
const reviews = samples.slice(0, 2).map((review) => ({ ...review, rating: 5, sample: false }))
const record = reviewsSchemaOrg(reviews, business)

test('the rating is the average of the reviews, and their count is the count', () => {
  expect(record).toMatchObject({ aggregateRating: { ratingValue: '5.0', reviewCount: 2 } })
  const [first, ...rest] = reviews
  const worse = reviewsSchemaOrg(first ? [{ ...first, rating: 2 }, ...rest] : [], business)
  expect(worse).toMatchObject({ aggregateRating: { ratingValue: '3.5', reviewCount: 2 } })
})

test('no review, or one sample among the reviews, yields neither rating nor reviews', () => {
  for (const few of [[], samples, [...reviews, ...samples.slice(0, 1)]]) {
    const bare = reviewsSchemaOrg(few, business)
    expect(bare).toMatchObject({ '@type': 'LocalBusiness', name: business.name })
    expect(JSON.stringify(bare)).not.toMatch(/rating|review/i)
  }
})

test('each review names its author and repeats its text word for word', () => {
  expect(record).toHaveProperty('review.length', 2)
  expect(record).toHaveProperty('review.0.author.name', reviews[0]?.author)
  expect(record).toHaveProperty('review.0.reviewBody', reviews[0]?.text)
})
