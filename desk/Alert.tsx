import type { ComponentProps } from 'react'

/** A sentence about something that failed; renders nothing without one. */
export function Alert({ children, ...rest }: ComponentProps<'p'>) {
  if (!children) return null
  return (
    <p role="alert" className="problem" {...rest}>
      {children}
    </p>
  )
}
