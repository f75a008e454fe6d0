import { z } from 'zod'
import { text, webAddress } from './meta.ts'

const rating = z.int().min(1, { error: 'a number from 1 to 5' }).max(5, { error: 'a number from 1 to 5' })

/** `reviews.yaml`: the reviews of the home page and the reviews page. A sample was not written by a customer. */
export const reviewsSchema = z.strictObject({
  reviews: z.array(
    z.strictObject({
      id: z.int().positive(),
      author: text,
      rating,
      text,
      date: text.optional(),
      location: text.optional(),
      service: text.optional(),
      avatar: text.optional(),
      onReviewsPage: z.boolean().default(true),
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

const ENOUGH_REVIEWS = 5

/** Average of the customers' reviews, `{ score: '4.9', count: 12 }`. Ignores samples; undefined below ENOUGH_REVIEWS. */
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
