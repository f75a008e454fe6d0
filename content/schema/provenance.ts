import type { PictureSource } from './picture-entry.ts'
import type { Review } from './reviews.ts'

/** How many of several items are stand-ins. */
export type Share = 'none' | 'some' | 'all'

const shareOf = (flags: readonly boolean[]): Share => {
  if (!flags.includes(true)) return 'none'
  return flags.includes(false) ? 'some' : 'all'
}

/** Share of photo-like pictures that are renderings. Drawings do not count: nobody takes one for a photograph. */
export const renderedShare = (pictures: readonly PictureSource[]): Share =>
  shareOf(
    pictures
      .filter(({ provenance }) => provenance !== 'drawing')
      .map(({ provenance }) => provenance === 'illustration'),
  )

export const sampleShare = (reviews: readonly Pick<Review, 'sample'>[]): Share =>
  shareOf(reviews.map(({ sample }) => sample))
