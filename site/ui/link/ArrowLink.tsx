import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import './arrow-link.css'

/** A text link with an arrow after its words. */
export function ArrowLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={className ? `arrow-link ${className}` : 'arrow-link'} {...rest}>
      {children}
      <Icon name="arrow-right" />
    </a>
  )
}
