import type { City } from '../../content/schema/city.ts'
import type { CityWords } from '../../content/schema/pages/city-page.ts'
import { BenefitCards } from '../ui/BenefitCards.tsx'
import { Checklist } from '../ui/Checklist.tsx'
import { Section } from '../ui/Section.tsx'
import { ServiceRow } from './ServiceRow.tsx'
import './city-services.css'

interface CityServicesProps {
  city: Pick<City, 'features' | 'benefits'>
  words: Pick<CityWords, 'features' | 'benefits' | 'trust'> & { services: CityWords['services'] }
}

/** The four services in one place, the jobs that are common there, and why people call this crew for them. */
export function CityServices({ city, words: { services, features, benefits, trust } }: CityServicesProps) {
  return (
    <Section aria-labelledby="services-title">
      <div className="wrapper city-services">
        <div className="switcher city-offer">
          <div>
            <h2 id="services-title">{services.title}</h2>
            <ul className="service-rows">
              {services.items.map((service) => (
                <ServiceRow key={service.title} ask={services.ask} {...service} />
              ))}
            </ul>
          </div>
          <div className="city-jobs">
            {city.features.length > 0 && (
              <>
                <h2>{features}</h2>
                <Checklist items={city.features} />
              </>
            )}
            <h2 className="city-trust">{trust.title}</h2>
            <Checklist icon="shield-check" items={trust.points} />
          </div>
        </div>
        {city.benefits.length > 0 && (
          <div className="city-benefits">
            <h2>{benefits}</h2>
            <BenefitCards items={city.benefits} />
          </div>
        )}
      </div>
    </Section>
  )
}
