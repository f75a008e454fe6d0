import type { Review } from '../../../content/schema/reviews.ts'
import { fill } from '../../../pricing/fill.ts'
import { ReviewCard } from './ReviewCard.tsx'

interface ReviewsTrackProps {
  reviews: readonly Review[]
  stars: string
}

/** Three copies of the cards make the loop; a screen reader reads only the first. */
export function ReviewsTrack({ reviews, stars }: ReviewsTrackProps) {
  return (
    <ul className="reviews-track">
      {[0, 1, 2].map((round) =>
        reviews.map((review) => (
          <ReviewCard
            key={`${round}-${review.id}`}
            review={review}
            stars={fill(stars, { rating: review.rating })}
            aria-hidden={round > 0 || undefined}
          />
        )),
      )}
    </ul>
  )
}
