import type { Rating } from '../../content/schema/reviews.ts'
import { fill } from '../../pricing/fill.ts'
import { content } from '../content.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { iconNamed } from '../ui/icon/icons.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { keptPromises } from './true-words.ts'
import './promises.css'

const { business, home, interface: shared } = content
const { promises: words } = home

/** Four facts under the hero; on wide screens the rating comes first, once there is one. */
export function Promises({ rating }: { rating: Rating | undefined }) {
  return (
    <section className="promises" aria-label={words.label}>
      <div className="wrapper">
        <ul className="promises-list">
          {rating && (
            <li className="promises-score">
              <Stars rating={rating.stars} label={fill(shared.stars, { rating: rating.score })} />
              <span>
                <strong>{rating.score}</strong> {home.hero.rating}
              </span>
            </li>
          )}
          {keptPromises(words.items, business.promises).map(({ icon, text }) => (
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
