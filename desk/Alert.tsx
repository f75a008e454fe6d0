import type { ReactNode } from 'react'

/** A sentence about something that failed; renders nothing without one. */
export function Alert({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className="problem">
      {children}
    </p>
  )
}
