import type { ServiceDetailWords } from '../../content/schema/pages/services-page.ts'
import type { Service } from '../../content/schema/service.ts'
import { Checklist } from '../ui/Checklist.tsx'
import { Section } from '../ui/Section.tsx'
import './service-cards.css'

interface ServiceCardsProps {
  service: Pick<Service, 'included' | 'process' | 'benefits'>
  words: ServiceDetailWords
}

/** A service in three cards: what is included, how it goes, what it does for you. */
export function ServiceCards({ service, words }: ServiceCardsProps) {
  return (
    <Section tone="band" aria-label={words.short}>
      <div className="wrapper detail-cards">
        <div className="detail-card flow" data-wide="">
          <h2>{words.included}</h2>
          <Checklist items={service.included} />
        </div>
        <div className="detail-card flow">
          <h2>{words.process}</h2>
          <ol className="detail-steps">
            {service.process.map(({ title, text }) => (
              <li key={title}>
                <div>
                  <strong>{title}</strong> <span>{text}</span>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="detail-card flow">
          <h2>{words.benefits}</h2>
          <Checklist icon="sun" items={service.benefits} />
        </div>
      </div>
    </Section>
  )
}
