import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { editFile } from '../schema/edit/edit-file.ts'
import type { ContentStep } from './step-kinds.ts'

const testimonialsSchema = z.object({
  sample: z.boolean().default(false),
  testimonials: z.array(z.record(z.string(), z.json())),
})
const reviewsSchema = z.object({ reviews: z.array(z.record(z.string(), z.json())) })

/** Moves the reviews page's own list, `testimonials.yaml`, into the list of all reviews. */
export const joinReviews: ContentStep = (root) =>
  readdirSync(root).flatMap((language) => {
    const [reviews, testimonials] = ['reviews.yaml', 'testimonials.yaml'].map((name) => join(root, language, name))
    if (!reviews || !testimonials || !existsSync(reviews) || !existsSync(testimonials)) return []
    const text = readFileSync(reviews, 'utf8')
    const joined = joinedLists(parse(text), parse(readFileSync(testimonials, 'utf8')))
    writeFileSync(reviews, editFile(`${language}/reviews.yaml`, text, ['reviews'], joined))
    rmSync(testimonials)
    return [`${language}/testimonials.yaml: its reviews are in ${language}/reviews.yaml now.`]
  })

/** A text that stands in both lists is one review; those of the home page alone stay there alone. */
const joinedLists = (home: unknown, page: unknown) => {
  const { reviews } = reviewsSchema.parse(home)
  const { sample, testimonials } = testimonialsSchema.parse(page)
  const first = Math.max(0, ...reviews.map(({ id }) => Number(id))) + 1
  const known = reviews.map((review) => {
    const { location, service } = testimonials.find(({ text }) => text === review.text) ?? {}
    return location === undefined ? { ...review, onReviewsPage: false } : { ...review, location, service }
  })
  const others = testimonials.filter(({ text }) => !reviews.some((review) => review.text === text))
  return z
    .json()
    .parse([...known, ...others.map(({ name, ...rest }, at) => ({ id: first + at, author: name, sample, ...rest }))])
}
