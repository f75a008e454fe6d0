import type { InterfaceWords } from '../../content/schema/interface.ts'
import { LinkList } from '../ui/link/LinkList.tsx'
import './site-index.css'

interface SiteIndexProps {
  label: string
  links: InterfaceWords['nav']
}

/** The main pages in one line, for search engines and assistive technology: it shows itself once focus enters. */
export function SiteIndex({ label, links }: SiteIndexProps) {
  return (
    <nav className="site-index" aria-label={label}>
      <LinkList className="wrapper site-index-links" links={links} />
    </nav>
  )
}
