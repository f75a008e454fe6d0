import { Link, useLocation } from 'react-router'
import type { LeadSummary } from '../../contract/desk/lead.ts'
import { fill } from '../../pricing/fill.ts'
import { useSession } from '../api/session.ts'
import { chat, customers, fillCounted, words } from '../desk-content.ts'
import { useUnsent } from '../offline/unsent-changes.ts'
import { waitsFor, withUnsent } from '../offline/with-unsent.ts'
import { pageName } from '../page-name.ts'
import { planOf } from '../plan.ts'
import { dayFromNow, shortDayText, since, waitOf } from '../when.ts'
import './lead-row.css'

interface LeadRowProps {
  lead: LeadSummary
  now: number
  /** Who else is booked at that time. */
  clash: readonly LeadSummary[]
}

const { inbox, states } = words

// The visitor's own words, without the chat.
const ownWords = (what: string | null) => what?.split(chat.noteTitle)[0]?.trim() ?? ''

const whatOf = ({ panels, estimate, what }: LeadSummary): string =>
  [panels === null || estimate ? '' : fillCounted(inbox.panels, panels), ownWords(what)].filter(Boolean).join(' · ')

/** A lead in the inbox: name, town, job, and how long it has waited. */
export function LeadRow({ lead: kept, now, clash }: LeadRowProps) {
  const unsent = useUnsent()
  const lead = withUnsent(kept, unsent)
  const { replyWithinHours, timeZone } = useSession()
  const list = useLocation().search
  const isWaiting = lead.state === 'new' && !lead.isSpam
  const time = since(lead.receivedAt, now)
  const [what, plan] = [whatOf(lead), planOf(lead)]
  return (
    <li>
      <Link className="lead-row" to={`/leads/${lead.id}`} state={{ list }}>
        <span className="lead-row-name">{lead.name}</span>
        <span
          className="lead-row-time"
          data-wait={isWaiting ? waitOf(lead.receivedAt, now, replyWithinHours) : undefined}
        >
          {lead.origin === 'import'
            ? lead.bookedOn && shortDayText(lead.bookedOn, dayFromNow(0, timeZone, now))
            : fill(isWaiting ? inbox.waited : inbox.came, { time })}
        </span>
        {lead.town && !lead.estimate?.said.includes(lead.town) && <span className="lead-row-town">{lead.town}</span>}
        {!isWaiting && (
          <span className="lead-state" data-state={lead.isSpam ? 'spam' : lead.state}>
            {[lead.isSpam ? states.spam : states[lead.state], lead.person].filter(Boolean).join(' · ')}
          </span>
        )}
        {lead.estimate && <span className="lead-row-estimate">{lead.estimate.said}</span>}
        {what && <span className="lead-row-what">{what}</span>}
        {plan && <span className="lead-row-plan">{plan}</span>}
        {lead.state === 'booked' && lead.street && <span className="lead-row-what">{lead.street}</span>}
        {clash.length > 0 && (
          <span className="lead-row-clash">
            {fill(customers.booking.clash, { who: clash.map(({ name }) => name).join(', ') })}
          </span>
        )}
        {waitsFor(lead, unsent) && <span className="lead-unsent">{words.offline.waits}</span>}
        {lead.page && <span className="lead-row-page">{fill(inbox.page, { page: pageName(lead.page) })}</span>}
      </Link>
    </li>
  )
}
