import type { CityWords } from '../../content/schema/city-page.ts'
import { Checklist } from '../ui/Checklist.tsx'
import { Section } from '../ui/Section.tsx'
import { ServiceRow } from './ServiceRow.tsx'
import './city-services.css'

interface CityServicesProps {
  title: string
  services: CityWords['services']['items']
  trust: { title: string; points: readonly string[] }
}

/** The four services in this place and, beside them, four reasons to trust who does them. */
export function CityServices({ title, services, trust }: CityServicesProps) {
  return (
    <Section aria-labelledby="services-title">
      <div className="wrapper switcher city-services">
        <div>
          <h2 id="services-title">{title}</h2>
          <ul className="service-rows">
            {services.map((service) => (
              <ServiceRow key={service.title} {...service} />
            ))}
          </ul>
        </div>
        <div className="city-trust">
          <h2>{trust.title}</h2>
          <Checklist icon="shield-check" items={trust.points} />
        </div>
      </div>
    </Section>
  )
}
