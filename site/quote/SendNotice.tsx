import { type ComponentProps, useInsertionEffect } from 'react'
import type { QuoteWords } from '../../content/schema/interface.ts'
import { fill } from '../../pricing/fill.ts'
import { adoptStyles } from '../styles/adopt-styles.ts'
import { Button } from '../ui/Button.tsx'
import type { Submission } from './form/submission.ts'
import styles from './send-notice.css?inline'

interface SendNoticeProps extends ComponentProps<'div'> {
  words: QuoteWords
  submission: Submission
  /** True while a quote request waits on this device. */
  waits: boolean
  onForget: () => void
}

/** Shorter side of a touch screen, in CSS pixels, from which the device counts as a tablet. */
const TABLET_SIDE = 600

const thisDevice = ({ devices }: QuoteWords) => {
  if (!matchMedia('(pointer: coarse)').matches) return devices.computer
  return Math.min(screen.width, screen.height) < TABLET_SIDE ? devices.phone : devices.tablet
}

/** Says where the quote request is stored and when it will be sent. */
export const keptSentence = (words: QuoteWords, isOffline: boolean) => {
  const kept = fill(words.kept, { device: thisDevice(words) })
  return `${kept} ${isOffline ? words.sentLater.offline : words.sentLater.online}`
}

/**
 * Tells what happened to a quote request that was not sent: one sentence and what to do. The reason, and how to delete a
 * kept request, are behind "Details".
 * The live region exists before its text, or screen readers would miss it.
 */
export function SendNotice({ words, submission, waits: isKept, onForget, ...rest }: SendNoticeProps) {
  useInsertionEffect(() => adoptStyles(styles), [])
  const { status, message, reason } = submission
  const hasFailed = status === 'failed'
  const waits = isKept && status !== 'sending'
  const isOffline = hasFailed ? submission.isOffline === true : !navigator.onLine
  return (
    <div className="send-notice" data-state={hasFailed ? 'failed' : waits ? 'waits' : 'silent'} {...rest}>
      {message && <p role="alert">{message}</p>}
      <div role="status">{waits && <p>{keptSentence(words, isOffline)}</p>}</div>
      {(reason || waits) && (
        <details>
          <summary>{words.details}</summary>
          {reason && <p className="send-notice-reason">{reason}</p>}
          {waits && (
            <Button variant="outline" size="small" onClick={onForget}>
              {words.doNotSend}
            </Button>
          )}
        </details>
      )}
    </div>
  )
}
