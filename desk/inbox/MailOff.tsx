import { useState } from 'react'
import { fill } from '../../pricing/fill.ts'
import { ButtonLink } from '../../site/ui/Button.tsx'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { smsToAnybody } from '../lead/message-link.ts'

const { inbox } = words
const seen = 'desk-mail-off-seen'

const isFirstTime = (): boolean => {
  try {
    const isFirst = localStorage.getItem(seen) === null
    localStorage.setItem(seen, 'yes')
    return isFirst
  } catch {
    // Storage is blocked.
    return true
  }
}

/** Warns that email is not set up, with a text message to send to the server's operator. Open only the first time. */
export function MailOff() {
  const { businessName } = useSession()
  const [isFirst] = useState(isFirstTime)
  return (
    <details className="problem" open={isFirst}>
      <summary>{inbox.mailOff}</summary>
      <div className="flow">
        <p>{inbox.mailOffWhy}</p>
        <ButtonLink variant="outline" href={smsToAnybody(fill(inbox.mailOffText, { business: businessName }))}>
          {words.toCustomer.text}
        </ButtonLink>
      </div>
    </details>
  )
}
