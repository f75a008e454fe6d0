import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { words } from '../desk-content.ts'

/** Link back, by default to the Site tab. */
export function BackTo(props: Partial<ComponentProps<typeof Link>>) {
  return (
    <Link className="lead-back" to="/site" {...props}>
      {props.children ?? words.site.title}
    </Link>
  )
}
