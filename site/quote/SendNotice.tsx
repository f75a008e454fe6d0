import { Clock } from 'lucide-react'
import { useInsertionEffect } from 'react'
import type { QuoteWords } from '../../content/schema/interface.ts'
import { adoptStyles } from '../styles/adopt-styles.ts'
import { Button } from '../ui/Button.tsx'
import type { Submission } from './form/submission.ts'
import styles from './send-notice.css?inline'

interface SendNoticeProps {
  words: QuoteWords
  phone: { href: string; number: string }
  submission: Submission
  /** True while a quote request waits on this device. */
  waits: boolean
  onForget: () => void
}

/** Says where the quote request is stored and when it will be sent. */
export const keptSentence = ({ kept, sentLater }: QuoteWords, isOffline: boolean) =>
  `${kept} ${isOffline ? sentLater.offline : sentLater.online}`

/**
 * Tells that a quote request was not sent, and if it is stored, that it will be. The reason, and how to delete a stored one,
 * are behind "Details".
 * The live region exists before its text, or screen readers would miss it.
 */
export function SendNotice({ words, phone, submission, waits, onForget }: SendNoticeProps) {
  useInsertionEffect(() => adoptStyles(styles), [])
  const { status, message, reason, isKept = false, isOffline = false } = submission
  const hasFailed = status === 'failed'
  const isWaiting = waits && (status === 'idle' || isKept)
  const state = isWaiting ? (hasFailed ? 'kept' : 'waits') : hasFailed ? 'failed' : 'silent'
  return (
    <div className="send-notice flow" data-state={state}>
      {hasFailed && <p role="alert">{message}</p>}
      <div role="status">
        {isWaiting && (
          <p className="send-notice-kept">
            <Clock className="icon" aria-hidden="true" />
            <span>{keptSentence(words, isKept ? isOffline : !navigator.onLine)}</span>
          </p>
        )}
      </div>
      {state === 'failed' && (
        <p>
          <span>{`${words.ratherTalk} `}</span>
          <a className="number" href={phone.href}>
            {phone.number}
          </a>
        </p>
      )}
      {(isWaiting || (hasFailed && reason)) && (
        <details>
          <summary>{words.details}</summary>
          {reason && <p className="send-notice-reason">{reason}</p>}
          {isWaiting && (
            <Button variant="outline" size="small" onClick={onForget}>
              {words.doNotSend}
            </Button>
          )}
        </details>
      )}
    </div>
  )
}
