import type { Home } from '../../content/schema/pages/home.ts'
import type { Rating } from '../../content/schema/reviews.ts'
import { fill } from '../../pricing/fill.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { iconNamed } from '../ui/icon/icons.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import './promises.css'

interface PromisesProps {
  words: Home['promises']
  rating: Rating | undefined
  /** The name of the site that holds the ratings. */
  source: string
  stars: string
}

/** Four facts under the hero; on wide screens the rating comes first, once there is one. */
export function Promises({ words, rating, source, stars }: PromisesProps) {
  return (
    <section className="promises" aria-label={words.label}>
      <div className="wrapper">
        <ul className="promises-list">
          {rating && (
            <li className="promises-score">
              <Stars rating={rating.stars} label={fill(stars, { rating: rating.score })} />
              <span>
                <strong>{rating.score}</strong> {source}
              </span>
            </li>
          )}
          {words.items.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={iconNamed(icon)} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
