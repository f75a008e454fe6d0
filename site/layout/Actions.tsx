import type { ReactNode } from 'react'
import { QuoteButton } from '../quote/QuoteButton.tsx'
import { CallButton } from './CallButton.tsx'
import type { CallWords } from './call-words.ts'
import './actions.css'

interface ActionsProps {
  quote: string
  call: CallWords
  /** `water` where another amber button may be on the same screen. */
  quoteVariant?: 'sun' | 'water'
  /** `outline-light` on a navy ground. */
  callVariant?: 'outline' | 'outline-light'
  className?: string
  children?: ReactNode
}

/** The page's two buttons: ask for a quote, and call. */
export function Actions({
  quote,
  call,
  quoteVariant = 'sun',
  callVariant,
  className = 'actions',
  children,
}: ActionsProps) {
  return (
    <div className={`cluster ${className}`}>
      <QuoteButton variant={quoteVariant}>{quote}</QuoteButton>
      <CallButton variant={callVariant} href={call.href}>
        {call.now}
        {!call.now.includes(call.number) && <span className="actions-number number"> {call.number}</span>}
      </CallButton>
      {children}
    </div>
  )
}
