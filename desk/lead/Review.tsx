import { Link } from 'react-router'
import type { Lead } from '../../contract/desk/lead.ts'
import { ButtonLink } from '../../site/ui/Button.tsx'
import { Icon } from '../../site/ui/icon/Icon.tsx'
import { useSession } from '../api/session.ts'
import { messagesIn, photographs, words } from '../desk-content.ts'
import { leadLanguage } from './lead-language.ts'
import { smsLink } from './message-link.ts'

const { lead: text } = words

/** After the job: a text message with the review link, for every customer alike. */
export function Review({ lead, onAsk }: { lead: Lead; onAsk: () => void }) {
  const session = useSession()
  const link = smsLink(lead, messagesIn(leadLanguage(lead)).reviewSms, session)
  const wasAsked = lead.history.some(({ what }) => what.kind === 'review')
  if (session.reviewLink === null)
    return (
      session.person.role === 'owner' && (
        <Link
          className="button"
          data-variant="outline"
          data-width="full"
          to="/site/forms/business?field=proof.googleProfile"
        >
          {text.reviewNowhere}
        </Link>
      )
    )
  if (link === undefined) return null
  return (
    <section className="card flow" aria-label={text.review}>
      <ButtonLink variant={wasAsked ? 'outline' : 'water'} width="full" href={link} onClick={onAsk}>
        <Icon name="chat" />
        <span>{wasAsked ? text.reviewAgain : text.review}</span>
      </ButtonLink>
      {wasAsked && session.person.role === 'owner' && (
        <Link className="button" data-variant="outline" data-width="full" to="/site/forms/reviews">
          {photographs.desk.wrote}
        </Link>
      )}
      <p className="soft small">{text.reviewText}</p>
    </section>
  )
}
