import type { ComponentProps } from 'react'
import { quoteFields } from '../../../contract/quote-fields.ts'

/** Checkbox that sends an estimate along. Hidden until `offerEstimate` fills it outside of React. */
export function EstimateBox(props: ComponentProps<'input'>) {
  return (
    <label className="quote-estimate" hidden>
      <input type="checkbox" name={quoteFields.estimate} {...props} />
      <span suppressHydrationWarning>{''}</span>
    </label>
  )
}
