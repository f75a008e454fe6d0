import type { Numbers } from '../../contract/desk/numbers.ts'
import { fillCounted, words } from '../desk-content.ts'
import { pageName } from '../page-name.ts'

interface LeadSourcesProps {
  title: string
  places: Numbers['pages']
  /** Text for an empty list. */
  none: string
}

const { numbers: text } = words

/** Sources of leads, most first, each with a bar. */
export function LeadSources({ title, places, none }: LeadSourcesProps) {
  const most = Math.max(1, ...places.map(({ leads }) => leads))
  return (
    <section className="card flow" aria-label={title}>
      <h2>{title}</h2>
      {places.length === 0 && <p className="places-none soft">{none}</p>}
      <ul className="places">
        {places.map(({ name, leads, won }) => (
          <li key={name}>
            <span className="places-name">{pageName(name)}</span>
            <span className="soft small">{fillCounted(text.leadsAndWon, leads, { leads, won })}</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(leads / most) * 100} height={4} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
