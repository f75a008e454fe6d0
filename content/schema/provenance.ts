import type { PictureSource } from './picture.ts'
import type { Review, Testimonials } from './reviews.ts'

/** How many of several things are not yet the business's own. */
export type Share = 'none' | 'some' | 'all'

const shareOf = (flags: readonly boolean[]): Share => {
  if (!flags.includes(true)) return 'none'
  return flags.includes(false) ? 'some' : 'all'
}

/** How many pictures that look like photographs were rendered. A drawing passes for nobody's photograph. */
export const renderedShare = (pictures: readonly PictureSource[]): Share =>
  shareOf(
    pictures
      .filter(({ provenance }) => provenance !== 'drawing')
      .map(({ provenance }) => provenance === 'illustration'),
  )

/** How many reviews of a list are samples that no customer wrote. */
export const reviewShare = (reviews: readonly Pick<Review, 'sample'>[]): Share =>
  shareOf(reviews.map(({ sample }) => sample))

type Told = { reviews: readonly Pick<Review, 'sample'>[]; testimonials: Pick<Testimonials, 'sample' | 'testimonials'> }

/** How many reviews of the home page and the reviews page are samples that no customer wrote. */
export const sampleShare = ({ reviews, testimonials: { sample, testimonials } }: Told): Share =>
  shareOf([...reviews.map((review) => review.sample), ...testimonials.map(() => sample)])
