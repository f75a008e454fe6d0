import { QuoteButton } from '../quote/QuoteButton.tsx'
import { CallButton } from './CallButton.tsx'
import type { CallWords } from './call-words.ts'
import './call-bar.css'

interface CallBarProps {
  label: string
  call: CallWords
  quote: string
}

/** Small screens only: call or ask, always under the thumb. */
export function CallBar({ label, call, quote }: CallBarProps) {
  return (
    <section className="call-bar" aria-label={label}>
      <CallButton href={call.href}>{call.now}</CallButton>
      <QuoteButton>{quote}</QuoteButton>
    </section>
  )
}
