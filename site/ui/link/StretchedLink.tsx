import type { ComponentProps } from 'react'
import './stretched-link.css'

/**
 * A link whose clickable area is the nearest positioned box around it. `--stretched-corner` sets the corners of that
 * box.
 */
export function StretchedLink(props: ComponentProps<'a'>) {
  return <a className="stretched-link" {...props} />
}
