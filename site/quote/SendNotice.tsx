import type { ComponentProps } from 'react'
import type { QuoteWords } from '../../content/schema/interface.ts'
import { Button } from '../ui/Button.tsx'
import { fillWords } from '../ui/text/fill-words.ts'
import './send-notice.css'

interface SendNoticeProps extends ComponentProps<'div'> {
  words: QuoteWords
  phone: { href: string; number: string }
  hasFailed: boolean
  /** Why it failed, where the server told. */
  reason?: string | undefined
  /** True while a request waits on this device to be sent. */
  waits: boolean
  onForget: () => void
}

/** That a request is kept, on what. */
export const keptSentence = ({ kept, devices }: QuoteWords) =>
  fillWords(kept, { device: matchMedia('(pointer: coarse)').matches ? devices.phone : devices.computer })

/** What becomes of a request that did not get through. Its region is there before it speaks, or it would stay unheard. */
export function SendNotice({ words, phone, hasFailed, reason, waits, onForget, ...rest }: SendNoticeProps) {
  return (
    <div className="send-notice" {...rest}>
      <div role="status">
        {reason && <p>{reason}</p>}
        {waits && <p>{keptSentence(words)}</p>}
        {(hasFailed || waits) && (
          <p>
            {words.callNow}:{' '}
            <a className="number" href={phone.href}>
              {phone.number}
            </a>
          </p>
        )}
      </div>
      {waits && (
        <Button variant="outline" size="small" onClick={onForget}>
          {words.doNotSend}
        </Button>
      )}
    </div>
  )
}
