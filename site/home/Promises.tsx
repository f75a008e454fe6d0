import type { Home } from '../../content/schema/home.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { iconNamed } from '../ui/icon/icons.ts'
import { Stars } from '../ui/icon/Stars.tsx'
import { fillWords } from '../ui/text/fill-words.ts'
import './promises.css'

interface PromisesProps {
  words: Home['promises']
  rating: Home['hero']['rating']
  stars: string
}

/** Four plain facts under the hero; wide screens lead with the rating. */
export function Promises({ words, rating, stars }: PromisesProps) {
  return (
    <section className="promises" aria-label={words.label}>
      <div className="wrapper">
        <ul className="promises-list">
          <li className="promises-score">
            <Stars rating={5} label={fillWords(stars, { rating: 5 })} />
            <span>
              <strong>{rating.score}</strong> {rating.source}
            </span>
          </li>
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
