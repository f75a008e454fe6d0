import type { Invited } from '../../contract/desk/people.ts'
import { fill } from '../../pricing/fill.ts'
import { ButtonLink } from '../../site/ui/Button.tsx'
import { words } from '../desk-content.ts'
import { smsToAnybody } from '../lead/message-link.ts'
import { spanText } from '../when.ts'
import { CopyText } from './CopyText.tsx'

interface OneTimeLinkProps {
  invited: Invited
  /** Says whom the link is for; `{time}` or `{minutes}` is filled in. */
  text: string
  /** The text that brings the link to somebody's phone; `{link}` and `{time}` are filled in. */
  sms?: string
}

/** A one-time link to copy or to text. */
export function OneTimeLink({ invited: { link, minutes }, text, sms }: OneTimeLinkProps) {
  const values = { minutes, time: spanText(minutes), link }
  return (
    <div className="flow">
      <p role="status">{fill(text, values)}</p>
      {sms && <ButtonLink href={smsToAnybody(fill(sms, values))}>{words.toCustomer.text}</ButtonLink>}
      <CopyText text={link} />
    </div>
  )
}
