import { useState } from 'react'
import { Link } from 'react-router'
import type { Change, Lead } from '../../contract/desk/lead.ts'
import { asksFor } from '../../pricing/read-job.ts'
import { ButtonLink } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { useCustomerPage } from '../api/customer-calls.ts'
import { useSession } from '../api/session.ts'
import { photographs } from '../desk-content.ts'
import { mailLink, smsTo } from '../lead/message-link.ts'
import { photographUrl } from './use-photographs.ts'

const { desk: text } = photographs

interface JobRecordProps {
  lead: Lead
  before: string
  after: string
  onSend: (change: Change) => void
}

/** Sends a pair of photographs to the customer, with both meter readings if given, or adds it to the gallery. */
export function JobRecord({ lead, before, after, onSend }: JobRecordProps) {
  const { data: page } = useCustomerPage(lead)
  const { again } = useSession()
  // A lead without an estimate may be about panels where the desk knows their dry season.
  const isOfPanels = lead.estimate ? asksFor('panels', lead.estimate.service) : again.season !== null
  const [readings, setReadings] = useState<[string, string]>(['', ''])
  const sent = lead.history.flatMap(({ what }) => (what.kind === 'record' ? [what] : [])).at(-1)
  const isSent = sent?.before === before && sent.after === after
  const [first, second] = readings.map((reading) => reading.trim())
  const meters: [string, string] | null = first && second ? [first, second] : null
  const message = page?.texts.record
  const href =
    message &&
    (lead.phoneLink ? smsTo(lead.phoneLink, message.text) : mailLink(lead.email, message.subject, message.text))
  return (
    <div className="flow">
      {isOfPanels && (
        <details>
          <summary>{text.meters}</summary>
          <div className="readings">
            {([0, 1] as const).map((at) => (
              <Field
                key={at}
                {...{ id: `meter-${at}`, name: 'meter', maxLength: 20, autoComplete: 'off', value: readings[at] }}
                label={at === 0 ? text.before : text.after}
                onChange={({ currentTarget: { value } }) =>
                  setReadings(([one, two]) => (at === 0 ? [value, two] : [one, value]))
                }
              />
            ))}
          </div>
        </details>
      )}
      <div className="next-steps">
        {href && (lead.phoneLink || lead.email) && (
          <ButtonLink
            variant={isSent ? 'outline' : 'water'}
            href={href}
            onClick={() => onSend({ kind: 'record', before, after, meters })}
          >
            {isSent ? text.sendAgain : text.send}
          </ButtonLink>
        )}
        <Link
          className="button"
          data-variant="outline"
          to="/site/pair"
          state={{ pair: [before, after].map((id) => photographUrl(lead.id, id)) }}
        >
          {text.gallery}
        </Link>
      </div>
      {isSent && <p className="soft small">{text.sent}</p>}
    </div>
  )
}
