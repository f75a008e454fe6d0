import { z } from 'zod'
import { text } from './meta.ts'

const rating = z.int().min(1, { error: 'a number from 1 to 5' }).max(5, { error: 'a number from 1 to 5' })

/** `reviews.yaml`: the reviews of the home page. A sample is a text that no customer wrote. */
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
      source: z.url().optional(),
    }),
  ),
})

/** `faq.yaml`: the questions of the home page. */
export const faqSchema = z.strictObject({
  title: text,
  lead: text,
  items: z.array(z.strictObject({ question: text, answer: text })).min(1),
})

/** `testimonials.yaml`: the testimonials of the reviews page. */
export const testimonialsSchema = z.strictObject({
  sample: z.boolean().default(false),
  testimonials: z.array(z.strictObject({ name: text, location: text, rating, text, service: text })).min(1),
})

export type Review = z.infer<typeof reviewsSchema>['reviews'][number]
export type Faq = z.infer<typeof faqSchema>
export type Testimonials = z.infer<typeof testimonialsSchema>
