import type { ComponentProps } from 'react'
import type { Review } from '../../../content/schema/reviews.ts'
import { fill } from '../../../pricing/fill.ts'
import { Stars } from '../../ui/icon/Stars.tsx'
import { cutText } from './cut-text.ts'
import './review-card.css'

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

interface ReviewCardProps extends ComponentProps<'li'> {
  review: Review
  stars: string
}

/** One review of the belt: stars, the beginning of its text, who and when. */
function ReviewCard({ review, stars, ...rest }: ReviewCardProps) {
  return (
    <li className="card review" {...rest}>
      <Stars rating={review.rating} label={stars} />
      <p className="review-text">{cutText(review.text)}</p>
      <p className="review-who" data-initial={review.avatar ? undefined : review.author.charAt(0)}>
        {review.avatar && <img src={review.avatar} alt="" width="44" height="44" loading="lazy" />}
        <strong>{review.author}</strong> {review.date}
      </p>
    </li>
  )
}
