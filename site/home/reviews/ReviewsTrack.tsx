import { fill } from '../../../content/fill.ts'
import type { Review } from '../../../content/schema/reviews.ts'
import { ReviewCard } from './ReviewCard.tsx'

interface ReviewsTrackProps {
  reviews: readonly Review[]
  stars: string
  sample: string
}

/** Three rounds of the same cards make the loop; only the first is read aloud. */
export function ReviewsTrack({ reviews, stars, sample }: ReviewsTrackProps) {
  return (
    <ul className="reviews-track">
      {[0, 1, 2].map((round) =>
        reviews.map((review) => (
          <ReviewCard
            key={`${round}-${review.id}`}
            review={review}
            stars={fill(stars, { rating: review.rating })}
            sample={sample}
            aria-hidden={round > 0 || undefined}
          />
        )),
      )}
    </ul>
  )
}
