import { fill } from '../../pricing/fill.ts'
import { content } from '../content.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { Section } from '../ui/Section.tsx'
import './review-list.css'
import { samples, shownReviews } from './shown-reviews.ts'

const { interface: shared, reviewsPage: words } = content

/** The reviews, each on a card. */
export function ReviewList() {
  return (
    <Section tone="band" sweptBelow={!words.check} aria-labelledby="review-list-title">
      <div className="wrapper">
        <h2 id="review-list-title" className="review-list-title">
          {samples === 'all' ? words.samples.title : words.list}
        </h2>
        <ul className="review-list">
          {shownReviews.map(({ id, author, location, rating, text, service }) => (
            <li key={id}>
              <figure className="card review-list-card">
                <Stars rating={rating} label={fill(shared.stars, { rating })} />
                <blockquote>{text}</blockquote>
                <figcaption>
                  <span className="review-list-initial" aria-hidden="true">
                    {author.charAt(0)}
                  </span>
                  <span>
                    <strong>{author}</strong> {location && <span>{location}</span>} {service && <span>{service}</span>}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
