import type { CityWords } from '../../content/schema/pages/city-page.ts'
import { fill } from '../../pricing/fill.ts'
import { QuoteLink } from '../quote/QuoteLink.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { iconNamed } from '../ui/icon/icons.ts'
import { StretchedLink } from '../ui/link/StretchedLink.tsx'
import { Kept } from '../ui/text/Kept.tsx'

type ServiceRowProps = CityWords['services']['items'][number] & { ask: CityWords['services']['ask'] }

/** One service in a line. It leads to its page; without one it opens the form with the service in the note. */
export function ServiceRow({ icon, title, text, href, ask }: ServiceRowProps) {
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
