import { Link } from 'react-router'
import { words } from '../content.ts'

/** The way back to the pages of the site. */
export function BackToSite() {
  return (
    <Link className="lead-back" to="/site">
      {words.site.title}
    </Link>
  )
}
