import { useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { type Change, type Lead, undoWithinMs } from '../../contract/desk/lead.ts'
import { mapLink } from '../../contract/desk/map-link.ts'
import { fill } from '../../pricing/fill.ts'
import { Alert } from '../Alert.tsx'
import { useLead, useLeadChanges } from '../api/lead-calls.ts'
import { problemOf } from '../api/problem.ts'
import { BookingClash } from '../customers/BookingClash.tsx'
import { CustomerCard } from '../customers/CustomerCard.tsx'
import { customers, words } from '../desk-content.ts'
import { NextDue } from '../due/NextDue.tsx'
import { useUnsent } from '../offline/unsent-changes.ts'
import { waitsFor, withUnsent } from '../offline/with-unsent.ts'
import { LeadPhotographs } from '../photographs/LeadPhotographs.tsx'
import { planOf } from '../plan.ts'
import { QueryProblem } from '../QueryProblem.tsx'
import { ToCustomer } from '../written-quotes/ToCustomer.tsx'
import { ContactButtons } from './ContactButtons.tsx'
import { Details } from './Details.tsx'
import { History } from './History.tsx'
import { NextStep } from './NextStep.tsx'
import { Request } from './Request.tsx'
import { Review } from './Review.tsx'
import { savedText } from './sentence.ts'
import { UndoBar } from './UndoBar.tsx'
import './lead.css'

const { lead: text, states } = words

type Done = { id: string; change: Change; isKept: boolean }

function OpenLead({ lead: kept }: { lead: Lead }) {
  const waiting = useUnsent()
  const lead = withUnsent(kept, waiting)
  const { change, undo, resend } = useLeadChanges(kept)
  const [done, setDone] = useState<Done>()
  const plan = planOf(lead)
  const problem = change.error ?? undo.error ?? resend.error

  const act = (what: Change) => {
    const changeId = crypto.randomUUID()
    undo.reset()
    resend.reset()
    change.mutate(
      { id: changeId, version: lead.version, change: what },
      { onSuccess: (saved) => setDone({ id: changeId, change: what, isKept: saved === null }) },
    )
  }
  const takeBack = ({ id }: Done) => {
    setDone(undefined)
    undo.mutate(id)
  }

  return (
    <>
      <header className="lead-head">
        <h1>{lead.name}</h1>
        <p className="lead-about">
          <span className="lead-state" data-state={lead.isSpam ? 'spam' : lead.state}>
            {lead.isSpam ? states.spam : states[lead.state]}
          </span>
          {waitsFor(lead, waiting) && <span className="lead-unsent">{words.offline.waits}</span>}
          {lead.town && !lead.street && <span>{lead.town}</span>}
          {lead.person && <span className="soft">{fill(text.taken, { name: lead.person })}</span>}
        </p>
        {plan && <p className="lead-plan">{plan}</p>}
        <BookingClash lead={lead} />
        <Place lead={lead} />
      </header>
      <div className="lead-foot">
        {done && (
          <UndoBar
            key={done.id}
            label={savedText(done.change, done.isKept)}
            canUndo={done.change.kind !== 'rescue'}
            ms={undoWithinMs}
            onUndo={() => takeBack(done)}
            onOver={() => setDone(undefined)}
          />
        )}
        <ContactButtons lead={lead} onContact={(kind) => act({ kind })} />
      </div>
      <Alert>{Boolean(problem) && problemOf(problem)}</Alert>
      {lead.state === 'done' && <Review lead={lead} onAsk={() => act({ kind: 'review' })} />}
      <Request lead={lead} />
      <ToCustomer
        lead={lead}
        justSaved={done?.change.kind === 'quote' || done?.change.kind === 'book' ? done.id : undefined}
        onSend={act}
      />
      <NextDue lead={lead} isBusy={change.isPending} onChange={act} />
      <NextStep lead={lead} isBusy={change.isPending} onChange={act} />
      {!lead.isSpam && <LeadPhotographs lead={lead} onSend={act} />}
      <History lead={lead} isBusy={resend.isPending} onResend={() => resend.mutate()} />
      <CustomerCard lead={lead} isBusy={change.isPending} onChange={act} />
      <Details lead={lead} />
    </>
  )
}

/** Where the customer lives, and how to get in. */
function Place({ lead: { street, town, access } }: { lead: Lead }) {
  const place = [street, town].filter(Boolean).join(', ')
  return (
    <>
      {street && (
        <p className="customer-place">
          <span>{place}</span>
          <a href={mapLink(place)} target="_blank" rel="noreferrer">
            {customers.customer.map}
          </a>
        </p>
      )}
      {access && <p className="lead-note">{access}</p>}
    </>
  )
}

/** Link back to the list with its filter and search. */
function BackLink() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const list = typeof state?.list === 'string' ? state.list : undefined
  return (
    <Link
      className="lead-back"
      to={`/${list ?? ''}`}
      onClick={(event) => {
        if (list === undefined || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      {words.inbox.title}
    </Link>
  )
}

/** A lead: person, request, contact, next step, history. */
export function LeadPage() {
  const { id = '' } = useParams()
  const { data: lead, error, refetch } = useLead(id)
  return (
    <>
      <BackLink />
      <QueryProblem error={error} onRetry={refetch} />
      {lead ? <OpenLead key={lead.id} lead={lead} /> : !error && <p role="status">{words.loading}</p>}
    </>
  )
}
