import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { reviewsSchemaOrg } from './reviews-schema.ts'

const { business, testimonials: samples } = secondContent
const testimonials = { ...samples, sample: false }
const record = reviewsSchemaOrg(testimonials, business)

test('the rating is the average of the reviews, and their count is the count', () => {
  expect(record).toMatchObject({ aggregateRating: { ratingValue: '5.0', reviewCount: 2 } })
  const [first, ...rest] = testimonials.testimonials
  const worse = reviewsSchemaOrg(
    { sample: false, testimonials: first ? [{ ...first, rating: 2 }, ...rest] : [] },
    business,
  )
  expect(worse).toMatchObject({ aggregateRating: { ratingValue: '3.5', reviewCount: 2 } })
})

test('samples yield neither rating nor reviews', () => {
  const record = reviewsSchemaOrg(samples, business)
  expect(record).toMatchObject({ '@type': 'LocalBusiness', name: business.name })
  expect(JSON.stringify(record)).not.toMatch(/rating|review/i)
})

test('each review names its author and repeats its text word for word', () => {
  expect(record).toHaveProperty('review.length', 2)
  expect(record).toHaveProperty('review.0.author.name', testimonials.testimonials[0]?.name)
  expect(record).toHaveProperty('review.0.reviewBody', testimonials.testimonials[0]?.text)
})
