import type { ReactNode } from 'react'
import { Icon } from '../ui/icon/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import type { Need } from './city-facts.ts'
import './city-needs.css'

interface CityNeedsProps {
  title: string
  needs: readonly Need[]
  /** The prices, beside the other facts. */
  children?: ReactNode
}

/** Facts about cleaning in one place: the drive, the water, the dust and the prices. */
export function CityNeeds({ title, needs, children }: CityNeedsProps) {
  return (
    <Section tone="band" aria-labelledby="needs-title">
      <div className="wrapper city-needs">
        <h2 id="needs-title">{title}</h2>
        <dl className="city-needs-list">
          {needs.map(({ icon, label, text }) => (
            <div key={label}>
              <dt>
                <Icon name={icon} />
                {label}
              </dt>
              <dd>
                <Kept text={text} />
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </Section>
  )
}
