import type { InterfaceWords } from '../../content/schema/interface.ts'
import { LinkList } from '../ui/link/LinkList.tsx'
import './site-index.css'

interface SiteIndexProps {
  label: string
  text: string
  links: InterfaceWords['nav']
}

/** A sentence about the business and its main pages, for search engines and assistive technology: it shows itself once focus enters. */
export function SiteIndex({ label, text, links }: SiteIndexProps) {
  return (
    <nav className="site-index" aria-label={label}>
      <p className="wrapper">{text}</p>
      <LinkList className="wrapper site-index-links" links={links} />
    </nav>
  )
}
