import { QuoteButton } from '../quote/QuoteButton.tsx'
import { CallButton } from './CallButton.tsx'
import { callWords } from './call-words.ts'
import './actions.css'

interface ActionsProps {
  quote: string
  /** Text of the call button, "Call Now" by default. */
  call?: string
  /** `water` where another amber button may be on the same screen. */
  quoteVariant?: 'sun' | 'water'
  /** `outline-light` on a navy ground. */
  callVariant?: 'outline' | 'outline-light'
  className?: string
}

/** The page's two buttons: ask for a quote, and call. */
export function Actions({
  quote,
  call = callWords.now,
  quoteVariant = 'sun',
  callVariant,
  className = 'actions',
}: ActionsProps) {
  return (
    <div className={`cluster ${className}`}>
      <QuoteButton variant={quoteVariant}>{quote}</QuoteButton>
      <CallButton variant={callVariant}>
        {call}
        {!call.includes(callWords.number) && <span className="actions-number number"> {callWords.number}</span>}
      </CallButton>
    </div>
  )
}
