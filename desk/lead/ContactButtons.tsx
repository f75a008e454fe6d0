import type { Lead } from '../../contract/desk/lead.ts'
import { fill } from '../../pricing/fill.ts'
import { ButtonLink } from '../../site/ui/Button.tsx'
import { Icon } from '../../site/ui/icon/Icon.tsx'
import { useSession } from '../api/session.ts'
import { messagesIn, words } from '../desk-content.ts'
import { leadLanguage } from './lead-language.ts'
import { mailLink, smsLink } from './message-link.ts'

const { lead: text } = words

interface ContactProps {
  lead: Lead
  onContact: (kind: 'call' | 'text' | 'email') => void
}

/** Buttons to call, text and email. A tap counts as an answer to the lead. */
export function ContactButtons({ lead, onContact }: ContactProps) {
  const session = useSession()
  const messages = messagesIn(leadLanguage(lead))
  const number = lead.phoneLink?.replace('tel:', '')
  return (
    <div className="contact" data-phone={number ? 'known' : 'none'}>
      {number && (
        <>
          <ButtonLink variant="sun" href={`tel:${number}`} onClick={() => onContact('call')}>
            <Icon name="phone" />
            <span>
              {text.call} <span className="contact-number">{lead.phone}</span>
            </span>
          </ButtonLink>
          <ButtonLink variant="outline" href={smsLink(lead, messages.sms, session)} onClick={() => onContact('text')}>
            <Icon name="chat" />
            {text.text}
          </ButtonLink>
        </>
      )}
      {lead.email && (
        <ButtonLink
          variant="outline"
          href={mailLink(lead.email, fill(messages.mailSubject, { business: session.businessName }))}
          onClick={() => onContact('email')}
        >
          <Icon name="mail" />
          {text.email}
        </ButtonLink>
      )}
      {!number && <p className="contact-no-phone soft">{text.noPhone}</p>}
    </div>
  )
}
