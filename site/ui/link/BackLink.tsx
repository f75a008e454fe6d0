import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import './arrow-link.css'
import './back-link.css'

/** A text link with an arrow before its words. */
export function BackLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className="arrow-link back-link" {...rest}>
      <ArrowLeft className="icon" aria-hidden="true" />
      {children}
    </a>
  )
}
