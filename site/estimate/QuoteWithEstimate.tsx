import type { ComponentProps } from 'react'
import { link } from '../link.ts'

interface QuoteWithEstimateProps extends ComponentProps<'a'> {
  /** The job as a query, for the quote form. */
  query: string
  variant: 'sun' | 'water'
}

/** Link to the quote form that sends the estimate along. */
export function QuoteWithEstimate({ query, variant, ...rest }: QuoteWithEstimateProps) {
  return <a className="button" data-variant={variant} href={`${link('/quote')}?${query}`} {...rest} />
}
