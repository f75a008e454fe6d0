import type { ComponentProps } from 'react'
import type { City } from '../../content/schema/city.ts'
import type { CityWords } from '../../content/schema/pages/city-page.ts'
import { fill } from '../../pricing/fill.ts'
import { content } from '../content.ts'
import { link } from '../link.ts'
import { BenefitCards } from '../ui/BenefitCards.tsx'
import { Checklist } from '../ui/Checklist.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { iconNamed } from '../ui/icon/icons.ts'
import { StretchedLink } from '../ui/link/StretchedLink.tsx'
import { Section } from '../ui/Section.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import '../quote/quote-button.css'
import './city-services.css'

const { services, benefits: benefitsTitle, trust } = content.cityPage

/** The four services in one place, and why people call this crew for them. */
export function CityServices({ title, benefits }: { title: string; benefits: City['benefits'] }) {
  return (
    <Section aria-labelledby="services-title">
      <div className="wrapper city-services">
        <div className="switcher city-offer">
          <div>
            <h2 id="services-title">{title}</h2>
            <ul className="service-rows">
              {services.items.map((service) => (
                <ServiceRow key={service.title} {...service} />
              ))}
            </ul>
          </div>
          <div className="city-trust">
            <h2>{trust.title}</h2>
            <Checklist icon="shield-check" items={trust.points} />
          </div>
        </div>
        {benefits.length > 0 && (
          <div className="city-benefits">
            <h2>{benefitsTitle}</h2>
            <BenefitCards items={benefits} />
          </div>
        )}
      </div>
    </Section>
  )
}

type ServiceRowProps = CityWords['services']['items'][number]

/** One service in a line. It links to its page; without one it opens the form with the service in the note. */
function ServiceRow({ icon, title, text, href }: ServiceRowProps) {
  const { ask } = services
  const asks = href === '#quote'
  return (
    <li className="service-row" data-link={href ? '' : undefined}>
      <Icon name={iconNamed(icon)} />
      <div>
        <h3>
          {asks && <QuoteLink data-note={ask && fill(ask.note, { service: title })}>{title}</QuoteLink>}
          {!asks && (href ? <StretchedLink href={href}>{title}</StretchedLink> : title)}
        </h3>
        <p>{text && <Kept text={text} />}</p>
      </div>
      {asks && ask && <span className="service-row-ask">{ask.label}</span>}
      {href && !asks && <Icon name="arrow-right" className="service-row-arrow" />}
    </li>
  )
}

/** Opens the quote dialog; with scripting off, links to the page with the form. */
function QuoteLink(props: ComponentProps<'a'>) {
  return (
    <>
      <StretchedLink href="#quote" {...props} />
      <noscript>
        <StretchedLink href={link('/quote')} {...props} />
      </noscript>
    </>
  )
}
