import type { ComponentProps } from 'react'
import { link } from '../link.ts'
import { StretchedLink } from '../ui/link/StretchedLink.tsx'
import './quote-button.css'

interface QuoteLinkProps extends Omit<ComponentProps<typeof StretchedLink>, 'href'> {}

/** Opens the quote dialog; with scripting off, links to the page with the form. */
export function QuoteLink(props: QuoteLinkProps) {
  return (
    <>
      <StretchedLink href="#quote" {...props} />
      <noscript>
        <StretchedLink href={link('/quote')} {...props} />
      </noscript>
    </>
  )
}
