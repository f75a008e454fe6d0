import type { ReactNode } from 'react'
import { Section } from './Section.tsx'
import { Sweep } from './Sweep.tsx'
import './call-to-action.css'

interface CallToActionProps {
  title: string
  text: string
  /** The buttons. */
  children: ReactNode
}

/** The last word of a page: amber on navy, the strongest pairing that we have. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <Section tone="night" className="call-to-action panel-grid" aria-labelledby="call-to-action-title">
      <Sweep />
      <div className="wrapper repel call-to-action-row">
        <div className="call-to-action-words flow">
          <h2 id="call-to-action-title">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        {children}
      </div>
    </Section>
  )
}
