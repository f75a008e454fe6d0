import type { ReactNode } from 'react'
import type { Home } from '../../content/schema/home.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import '../ui/button.css'
import './areas.css'

const shownAtFirst = 6

type AreaLink = { label: string; href: string }

function AreaList({ areas }: { areas: readonly AreaLink[] }) {
  return (
    <ul className="areas-list">
      {areas.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            {label}
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}

interface AreasProps {
  words: Home['areas']
  areas: readonly AreaLink[]
  /** The map. */
  children?: ReactNode
}

/** The places that we serve: six at first, the others on request. */
export function Areas({ words, areas, children }: AreasProps) {
  const others = areas.slice(shownAtFirst)
  return (
    <Section id="service-areas" aria-labelledby="areas-title">
      <div className="wrapper areas">
        <div className="areas-words flow">
          <h2 id="areas-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <div>
            <AreaList areas={areas.slice(0, shownAtFirst)} />
            {others.length > 0 && (
              <details className="areas-others">
                <summary className="button" data-variant="outline">
                  <span className="areas-more">{words.more}</span>
                  <span className="areas-less">{words.less}</span>
                </summary>
                <AreaList areas={others} />
              </details>
            )}
          </div>
        </div>
        <div className="photo areas-map" data-sweep="start">
          {children}
        </div>
      </div>
    </Section>
  )
}
