import { Component, type ReactNode } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { quoteDialogId } from './open-quote.ts'

interface QuoteBoundaryProps {
  title: string
  href: string
  linkLabel: string
  closeLabel: string
  children: ReactNode
}

/** When the dialog's own code breaks, its buttons still lead to the form: the page that needs no script. */
export class QuoteBoundary extends Component<QuoteBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    const { title, href, linkLabel, closeLabel, children } = this.props
    if (!this.state.broken) return children
    return (
      <Dialog id={quoteDialogId} className="quote" closeLabel={closeLabel}>
        <div className="quote-main flow">
          <h2>{title}</h2>
          <p>
            <a href={href}>{linkLabel}</a>
          </p>
        </div>
      </Dialog>
    )
  }
}
