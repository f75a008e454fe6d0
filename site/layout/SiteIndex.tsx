import type { InterfaceWords } from '../../content/schema/interface.ts'
import { LinkList } from '../ui/link/LinkList.tsx'
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
            <LinkList className="site-index-links" links={links} />
          </div>
        ))}
      </div>
    </nav>
  )
}
