import type { CityWords } from '../../content/schema/pages/city-page.ts'
import { QuoteLink } from '../quote/QuoteLink.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { iconNamed } from '../ui/icon/icons.ts'
import { StretchedLink } from '../ui/link/StretchedLink.tsx'
import { Kept } from '../ui/text/Kept.tsx'

type ServiceRowProps = CityWords['services']['items'][number]

const titleOf = ({ title, href }: Pick<ServiceRowProps, 'title' | 'href'>) => {
  if (!href) return title
  return href === '#quote' ? <QuoteLink>{title}</QuoteLink> : <StretchedLink href={href}>{title}</StretchedLink>
}

/** One service in a line; it leads to its page where it has one, or to the form. */
export function ServiceRow({ icon, title, text, href }: ServiceRowProps) {
  return (
    <li className="service-row">
      <Icon name={iconNamed(icon)} />
      <div>
        <h3>{titleOf({ title, href })}</h3>
        <p>{text && <Kept text={text} />}</p>
      </div>
      {href && <Icon name="arrow-right" className="service-row-arrow" />}
    </li>
  )
}
