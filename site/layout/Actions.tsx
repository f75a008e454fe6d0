import { QuoteButton } from '../quote/QuoteButton.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import { CallButton } from './CallButton.tsx'
import { callWords } from './call-words.ts'
import './actions.css'

interface ActionsProps {
  quote: string
  /** Text of the call button, "Call Now" by default. */
  call?: string
  /** `outline-light` on a navy ground. */
  callVariant?: 'outline' | 'outline-light'
  className?: string
}

/** The page's two buttons: ask for a quote, and call. */
export function Actions({ quote, call = callWords.now, callVariant, className = 'actions' }: ActionsProps) {
  return (
    <div className={`cluster ${className}`}>
      <QuoteButton>{quote}</QuoteButton>
      <CallButton variant={callVariant}>
        <Kept text={call} />
        {!call.includes(callWords.number) && <span className="actions-number number"> {callWords.number}</span>}
      </CallButton>
    </div>
  )
}
