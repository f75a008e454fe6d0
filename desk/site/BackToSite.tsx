import { Link } from 'react-router'
import { words } from '../desk-content.ts'

/** Link back to the Site tab. */
export function BackToSite() {
  return (
    <Link className="lead-back" to="/site">
      {words.site.title}
    </Link>
  )
}
