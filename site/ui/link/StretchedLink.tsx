import type { ComponentProps } from 'react'
import './stretched-link.css'

/** A link that can be pressed anywhere on the nearest positioned box around it. The box's corners are `--stretched-corner`. */
export function StretchedLink(props: ComponentProps<'a'>) {
  return <a className="stretched-link" {...props} />
}
