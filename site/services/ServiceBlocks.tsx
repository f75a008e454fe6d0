import type { Service } from '../../content/schema/service.ts'
import { fill } from '../../pricing/fill.ts'
import { content } from '../content.ts'
import { link } from '../link.ts'
import type { Picture } from '../pictures/picture.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Checklist } from '../ui/Checklist.tsx'
import { PictureFrame } from '../ui/picture/PictureFrame.tsx'
import './service-blocks.css'

interface ServiceBlocksProps {
  /** `from` is the lowest price of a service. */
  services: readonly (Pick<Service, 'slug' | 'title' | 'overview'> & { from: string | undefined; picture: Picture })[]
}

/** The services one after the other, their pictures on alternating sides. */
export function ServiceBlocks({ services }: ServiceBlocksProps) {
  return (
    <div className="wrapper service-blocks">
      {services.map(({ slug, title, overview, from, picture }, index) => (
        <article
          className="switcher service-block"
          key={slug}
          data-side={index % 2 === 0 ? 'start' : 'end'}
          aria-labelledby={slug}
        >
          <PictureFrame
            picture={picture}
            sweep={index % 2 === 0 ? 'start' : 'end'}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
          <div className="service-block-words flow">
            <h2 id={slug}>{title}</h2>
            {from && <p className="service-block-price">{from}</p>}
            <p className="lead">{overview.text}</p>
            {overview.benefits.length > 0 && <Checklist items={overview.benefits} />}
            <ButtonLink variant="outline" href={link(`/${slug}`)}>
              {fill(content.servicesPage.learnMore, { title })}
            </ButtonLink>
          </div>
        </article>
      ))}
    </div>
  )
}
