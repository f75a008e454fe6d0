import type { Home } from '../../content/schema/home.ts'
import type { Picture } from '../pictures/picture.ts'
import { Section, SectionHead } from '../ui/Section.tsx'
import { ServiceCard } from './ServiceCard.tsx'

export type ServiceSummary = { slug: string; name: string; summary: string; picture: Picture }

interface ServicesBandProps {
  words: Home['services']
  services: readonly ServiceSummary[]
}

/** The four services, each leading to its page. */
export function ServicesBand({ words, services }: ServicesBandProps) {
  return (
    <Section aria-labelledby="services-title">
      <div className="wrapper">
        <SectionHead id="services-title" title={words.title}>
          <p className="lead">{words.lead}</p>
        </SectionHead>
        <div className="grid service-cards">
          {services.map(({ slug, name, summary, picture }) => (
            <ServiceCard key={slug} href={`/${slug}`} name={name} summary={summary} picture={picture} />
          ))}
        </div>
      </div>
    </Section>
  )
}
