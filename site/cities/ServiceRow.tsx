import type { CityWords } from '../../content/schema/city-page.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { iconNamed } from '../ui/icon/icons.ts'
import { StretchedLink } from '../ui/link/StretchedLink.tsx'

type ServiceRowProps = CityWords['services']['items'][number]

/** One service in a line; it leads to its page where it has one. */
export function ServiceRow({ icon, title, text, href }: ServiceRowProps) {
  return (
    <li className="service-row">
      <Icon name={iconNamed(icon)} />
      <div>
        <h3>{href ? <StretchedLink href={href}>{title}</StretchedLink> : title}</h3>
        <p>{text}</p>
      </div>
      {href && <Icon name="arrow-right" className="service-row-arrow" />}
    </li>
  )
}
