import type { Home } from '../../content/schema/home.ts'
import type { InterfaceWords } from '../../content/schema/interface.ts'
import type { Review } from '../../content/schema/reviews.ts'
import { fillWords } from '../ui/fill-words.ts'
import { Section, SectionHead } from '../ui/Section.tsx'
import { Stars } from '../ui/Stars.tsx'
import { PauseSwitch } from './PauseSwitch.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import './reviews-band.css'

interface ReviewsBandProps {
  words: Home['reviews']
  reviews: readonly Review[]
  stars: string
  carousel: InterfaceWords['carousel']
  /** Said when a review is a sample. */
  samples: string
}

/** What scrolls must take focus, or the arrow keys cannot reach it. */
const scrollsByKey = { tabIndex: 0 }

/** A slow belt of reviews. Three rounds of the same cards make the loop; only the first is read aloud. */
export function ReviewsBand({ words, reviews, stars, carousel, samples }: ReviewsBandProps) {
  return (
    <Section id="reviews" tone="band" className="reviews" aria-labelledby="reviews-title">
      <div className="wrapper">
        <SectionHead id="reviews-title" title={words.title}>
          <div className="reviews-aside repel">
            <div className="reviews-score">
              <strong>{words.score}</strong>
              <p>
                <Stars rating={5} label={fillWords(stars, { rating: 5 })} />
                <br />
                {words.source}
              </p>
            </div>
            <PauseSwitch words={carousel} />
          </div>
        </SectionHead>
      </div>
      <section className="reviews-belt" aria-label={words.list} {...scrollsByKey}>
        <ul className="reviews-track">
          {[0, 1, 2].map((round) =>
            reviews.map((review) => (
              <ReviewCard
                key={`${round}-${review.id}`}
                review={review}
                stars={fillWords(stars, { rating: review.rating })}
                aria-hidden={round > 0 || undefined}
              />
            )),
          )}
        </ul>
      </section>
      {reviews.some(({ sample }) => sample) && <p className="wrapper reviews-note">{samples}</p>}
    </Section>
  )
}
