import type { ReactNode } from 'react'
import type { Home } from '../../content/schema/home.ts'
import { LinkList } from '../ui/LinkList.tsx'
import { Section } from '../ui/Section.tsx'
import '../ui/button.css'
import './areas.css'

const shownAtFirst = 6

type AreaLink = { label: string; href: string }

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
            <LinkList className="areas-list" links={areas.slice(0, shownAtFirst)} icon="arrow-right" />
            {others.length > 0 && (
              <details className="areas-others">
                <summary className="button" data-variant="outline">
                  <span className="areas-more">{words.more}</span>
                  <span className="areas-less">{words.less}</span>
                </summary>
                <LinkList className="areas-list" links={others} icon="arrow-right" />
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
