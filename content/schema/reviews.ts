import { z } from 'zod'
import { text, webAddress } from './meta.ts'

const rating = z.int().min(1, { error: 'a number from 1 to 5' }).max(5, { error: 'a number from 1 to 5' })

/** `reviews.yaml`: the reviews of the home page. A sample was not written by a customer. */
export const reviewsSchema = z.strictObject({
  reviews: z.array(
    z.strictObject({
      id: z.int().positive(),
      author: text,
      rating,
      text,
      date: text,
      avatar: text.optional(),
      sample: z.boolean().default(false),
      source: webAddress.optional(),
    }),
  ),
})

/** `faq.yaml`: the questions of the home page. */
export const faqSchema = z.strictObject({
  title: text,
  lead: text,
  items: z.array(z.strictObject({ question: text, answer: text })).min(1),
})

/** `testimonials.yaml`: the testimonials of the reviews page. One language has one at least. */
export const testimonialsSchema = z.strictObject({
  sample: z.boolean().default(false),
  testimonials: z.array(z.strictObject({ name: text, location: text, rating, text, service: text })),
})

/** Fewest customer reviews that make an average. */
const ENOUGH_REVIEWS = 5

/**
 * Average of the customers' reviews, `{ score: '4.9', count: 12 }`. Ignores samples; undefined below ENOUGH_REVIEWS.
 */
export const ratingOf = (
  reviews: readonly { rating: number; sample?: boolean }[],
): { score: string; stars: number; count: number } | undefined => {
  const real = reviews.filter(({ sample }) => !sample)
  if (real.length < ENOUGH_REVIEWS) return undefined
  const average = real.reduce((sum, { rating }) => sum + rating, 0) / real.length
  return { score: average.toFixed(1), stars: Math.round(average), count: real.length }
}
export type Rating = NonNullable<ReturnType<typeof ratingOf>>

export type Review = z.infer<typeof reviewsSchema>['reviews'][number]
export type Faq = z.infer<typeof faqSchema>
export type Testimonials = z.infer<typeof testimonialsSchema>
