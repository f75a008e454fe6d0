import { content } from '../content.ts'
import { LinkList } from '../ui/link/LinkList.tsx'
import { siteIndexLinks } from './site-links.ts'
import './site-index.css'

/** A sentence about the business and links to its main pages, for search engines and assistive technology. Visible on focus. */
export function SiteIndex() {
  return (
    <nav className="site-index" aria-label={content.interface.siteIndex.label}>
      <p className="wrapper">{content.home.meta.description}</p>
      <LinkList className="wrapper site-index-links" links={siteIndexLinks} />
    </nav>
  )
}
