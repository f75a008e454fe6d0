import { content } from '../content.ts'
import { QuoteButton } from '../quote/QuoteButton.tsx'
import { CallButton } from './CallButton.tsx'
import './call-bar.css'

const { call, callBar, quoteButtons } = content.interface

/** Small screens only: call or ask, always under the thumb. */
export function CallBar() {
  return (
    <section className="call-bar" aria-label={callBar.label}>
      <CallButton>{call.now}</CallButton>
      <QuoteButton>{quoteButtons.contact}</QuoteButton>
    </section>
  )
}
