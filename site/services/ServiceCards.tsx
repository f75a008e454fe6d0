import type { Service } from '../../content/schema/service.ts'
import { content } from '../content.ts'
import { Checklist } from '../ui/Checklist.tsx'
import { Section } from '../ui/Section.tsx'
import './service-cards.css'

const { detail: words } = content.servicesPage

/** Up to three cards about a service: included work, process, benefits. */
export function ServiceCards({ included, process, benefits }: Pick<Service, 'included' | 'process' | 'benefits'>) {
  if (included.length + process.length + benefits.length === 0) return null
  return (
    <Section tone="band" aria-label={words.short}>
      <div className="wrapper detail-cards">
        {included.length > 0 && (
          <div className="card detail-card flow" data-wide="">
            <h2>{words.included}</h2>
            <Checklist items={included} />
          </div>
        )}
        {process.length > 0 && (
          <div className="card detail-card flow">
            <h2>{words.process}</h2>
            <ol className="detail-steps">
              {process.map(({ title, text }) => (
                <li key={title}>
                  <div>
                    <strong>{title}</strong> <span>{text}</span>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
        {benefits.length > 0 && (
          <div className="card detail-card flow">
            <h2>{words.benefits}</h2>
            <Checklist icon="sun" items={benefits} />
          </div>
        )}
      </div>
    </Section>
  )
}
