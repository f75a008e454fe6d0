import { content } from '../content.ts'
import { link } from '../link.ts'
import type { Picture } from '../pictures/picture.ts'
import { StretchedLink } from '../ui/link/StretchedLink.tsx'
import { PictureFrame } from '../ui/picture/PictureFrame.tsx'
import { Section, SectionHead } from '../ui/Section.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import './service-card.css'

/** A service; `from` is its lowest price. */
type ServiceSummary = { slug: string; name: string; summary: string; from: string | undefined; picture: Picture }

const { title, lead, maintenance } = content.home.services

/** The four services with links to their pages, and the maintenance plan. */
export function ServicesBand({ services }: { services: readonly ServiceSummary[] }) {
  return (
    <Section aria-labelledby="services-title">
      <div className="wrapper">
        <SectionHead id="services-title" title={title}>
          {lead && <p className="lead">{lead}</p>}
        </SectionHead>
        <div className="grid service-cards">
          {services.map(({ slug, name, summary, from, picture }) => (
            <article key={slug} className="service-card">
              <PictureFrame picture={picture} sweep="start" />
              <h3>
                <StretchedLink href={link(`/${slug}`)}>{name}</StretchedLink>
              </h3>
              {from && <p className="service-card-from">{from}</p>}
              <p>
                <Kept text={summary} />
              </p>
            </article>
          ))}
        </div>
        {maintenance.text && (
          <div className="maintenance">
            <h3>{maintenance.title}</h3>
            <p>
              <Kept text={maintenance.text} /> <a href={maintenance.link.href}>{maintenance.link.label}</a>
            </p>
          </div>
        )}
      </div>
    </Section>
  )
}
