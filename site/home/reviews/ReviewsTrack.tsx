import type { Review } from '../../../content/schema/reviews.ts'
import { fill } from '../../../pricing/fill.ts'
import { Stars } from '../../ui/icon/Stars.tsx'
import { cutText } from './cut-text.ts'
import './review-card.css'

/** Three copies of the cards make the loop; a screen reader reads only the first. */
export function ReviewsTrack({ reviews, stars }: { reviews: readonly Review[]; stars: string }) {
  return (
    <ul className="reviews-track">
      {[0, 1, 2].map((round) =>
        reviews.map(({ id, author, avatar, date, rating, sample, text }) => (
          <li key={`${round}-${id}`} className="card review" aria-hidden={round > 0 || undefined}>
            <Stars rating={rating} label={fill(stars, { rating })} />
            <p className="review-text">{cutText(text)}</p>
            <p className="review-who" data-initial={avatar ? undefined : author.charAt(0)}>
              {avatar && <img src={avatar} alt="" width="44" height="44" loading="lazy" />}
              <strong>{author}</strong> {!sample && date}
            </p>
          </li>
        )),
      )}
    </ul>
  )
}
