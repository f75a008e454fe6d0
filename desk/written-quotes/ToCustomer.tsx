import { useEffect, useRef } from 'react'
import type { Change, Lead } from '../../contract/desk/lead.ts'
import type { ReadyText, SentBy } from '../../contract/desk/written-quote.ts'
import { ButtonLink } from '../../site/ui/Button.tsx'
import { useCustomerPage } from '../api/customer-calls.ts'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { mailLink, smsTo } from '../lead/message-link.ts'
import { useUnsent } from '../offline/unsent-changes.ts'
import { waitsFor } from '../offline/with-unsent.ts'
import { dayFromNow } from '../when.ts'
import { type NextMessage, nextMessage, sentMessage, wantsDay } from './next-message.ts'

const { toCustomer: text } = words

interface ToCustomerProps {
  lead: Lead
  /** Id of the quote or booking that was saved just now: its message is brought into sight. */
  justSaved?: string | undefined
  onSend: (change: Change) => void
}

/** The next message to the customer, in their language, which the person sends from their own phone. */
export function ToCustomer({ lead, justSaved, onSend }: ToCustomerProps) {
  const section = useRef<HTMLElement>(null)
  const { timeZone } = useSession()
  const { data: page } = useCustomerPage(lead)
  const isWaiting = waitsFor(lead, useUnsent())
  const dayOf = (moment: string) => dayFromNow(0, timeZone, Date.parse(moment))
  const next = nextMessage(lead, dayFromNow(0, timeZone), dayOf)
  const again = sentMessage(lead, dayFromNow(0, timeZone))
  const saysYes = wantsDay(lead)
  const message = next && page && !isWaiting ? page.texts[next.what] : undefined
  const sent = again && page && !isWaiting ? page.texts[again.what] : undefined
  const isReady = Boolean(next?.isDue && message)
  useEffect(() => {
    if (justSaved === undefined || !isReady) return
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'center' })
  }, [justSaved, isReady])
  if (!saysYes && !message && !sent) return null
  const ready = next && message && page && (
    <Message lead={lead} next={next} address={page.address} onSend={onSend} {...message} />
  )
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="card flow"
      aria-label={text[saysYes ? 'saysYes' : (next?.what ?? 'sendAgain')]}
    >
      {saysYes && <p className="says-yes">{text.saysYes}</p>}
      {again && sent && page && (
        <Message isAgain lead={lead} next={again} address={page.address} onSend={onSend} {...sent} />
      )}
      {next?.isDue && !saysYes ? (
        <>
          <h2>{text[next.what]}</h2>
          {ready}
        </>
      ) : (
        next &&
        ready && (
          <details>
            <summary>{text[next.what]}</summary>
            {ready}
          </details>
        )
      )}
    </section>
  )
}

interface MessageProps extends ReadyText, Pick<ToCustomerProps, 'lead' | 'onSend'> {
  isAgain?: boolean
  next: NextMessage
  address: string
}

function Message({ lead, next, subject, text: body, address, isAgain = false, onSend }: MessageProps) {
  const { what, isDue, followUpOn } = next
  const sent = (by: SentBy) => () => onSend({ kind: 'send', by, what, ...(followUpOn !== undefined && { followUpOn }) })
  const variant = isDue ? 'water' : 'outline'
  return (
    <div className="flow">
      <p className="soft small message-text">{body}</p>
      <div className="next-steps">
        {lead.phoneLink && (
          <ButtonLink variant={variant} href={smsTo(lead.phoneLink, body)} onClick={sent('text')}>
            {isAgain ? text.sendAgain : text.text}
          </ButtonLink>
        )}
        {lead.email && (
          <ButtonLink
            variant={lead.phoneLink ? 'outline' : variant}
            href={mailLink(lead.email, subject, body)}
            onClick={sent('email')}
          >
            {isAgain && !lead.phoneLink ? text.sendAgain : text.email}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" href={address} target="_blank" onClick={isDue ? sent('shown') : undefined}>
          {text.show}
        </ButtonLink>
      </div>
    </div>
  )
}
