import type { InterfaceWords } from '../../content/schema/interface.ts'
import './site-index.css'

type Links = InterfaceWords['nav']

interface SiteIndexProps {
  label: string
  groups: readonly { title: string; links: Links }[]
}

/** Every page in one place, for the keyboard and for assistive technology: it shows itself once focus enters. */
export function SiteIndex({ label, groups }: SiteIndexProps) {
  return (
    <nav className="site-index" aria-label={label}>
      <div className="wrapper grid">
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul className="site-index-links">
              {links.map(({ label: name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
