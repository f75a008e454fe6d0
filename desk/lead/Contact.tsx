import type { ComponentProps } from 'react'
import type { Lead } from '../../contract/desk/lead.ts'
import { ButtonLink } from '../../site/ui/Button.tsx'
import { Icon } from '../../site/ui/icon/Icon.tsx'
import { useSession } from '../api/session.ts'
import { fill, words } from '../content.ts'

interface ContactProps extends ComponentProps<'div'> {
  lead: Lead
  onContact: (kind: 'call' | 'text' | 'email') => void
}

const { lead: text } = words

const mailLink = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`

/** Call, text and email, one thumb away; each tap is remembered as an answer. */
export function Contact({ lead, onContact, ...rest }: ContactProps) {
  const { person, businessName } = useSession()
  const firstName = lead.name.split(/\s+/)[0] ?? lead.name
  const sms = fill(text.sms, { firstName, personName: person.name, business: businessName })
  const number = lead.phoneLink?.replace('tel:', '')
  return (
    <div className="contact" {...rest}>
      {number && (
        <>
          <ButtonLink variant="sun" href={`tel:${number}`} onClick={() => onContact('call')}>
            <Icon name="phone" />
            {text.call}
          </ButtonLink>
          <ButtonLink
            variant="outline"
            href={`sms:${number}?&body=${encodeURIComponent(sms)}`}
            onClick={() => onContact('text')}
          >
            <Icon name="chat" />
            {text.text}
          </ButtonLink>
        </>
      )}
      <ButtonLink
        variant="outline"
        href={mailLink(lead.email, fill(text.mailSubject, { business: businessName }))}
        onClick={() => onContact('email')}
      >
        <Icon name="mail" />
        {text.email}
      </ButtonLink>
      {!number && <p className="contact-no-phone soft">{text.noPhone}</p>}
    </div>
  )
}
