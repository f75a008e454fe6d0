import type { ComponentProps } from 'react'
import { link } from '../link.ts'

interface QuoteWithEstimateProps extends ComponentProps<'a'> {
  /** The job as a query, which goes along to the quote form. */
  query: string
  variant: 'sun' | 'water'
}

/** Leads to the quote form, which takes the estimate along. */
export function QuoteWithEstimate({ query, variant, ...rest }: QuoteWithEstimateProps) {
  return <a className="button" data-variant={variant} href={`${link('/quote')}?${query}`} {...rest} />
}
