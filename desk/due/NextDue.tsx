import { useState } from 'react'
import { addMonths, againMonths, monthsFor, nextYearly } from '../../contract/desk/again.ts'
import type { Change, Lead } from '../../contract/desk/lead.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { useSession } from '../api/session.ts'
import { customers, fillCounted } from '../desk-content.ts'
import { dayFromNow, dayText } from '../when.ts'

const { again: text } = customers

interface NextDueProps {
  lead: Pick<Lead, 'state' | 'bookedOn' | 'againOn' | 'noMore' | 'estimate'>
  isBusy: boolean
  onChange: (change: Change) => void
}

/** The days that can be chosen: months after the job, and where panels are washed the ends of the dry season. */
export const useAgainChoices = (from: string, service: string | undefined) => {
  const { again } = useSession()
  const usual = monthsFor(again, service)
  const months = againMonths.map((count) => ({
    label:
      count === usual ? fill(text.usual, { months: fillCounted(text.months, count) }) : fillCounted(text.months, count),
    on: addMonths(from, count),
  }))
  const { season } = again
  if (!season || service === 'windows' || service === 'screens') return months
  const ends = (['beforeSummer', 'afterHarvest'] as const).map((name) => ({
    label: text[name],
    on: nextYearly(season[name], from),
  }))
  return [...months, ...ends]
}

/** After a job: sets in one tap when the customer is due again, or that they want no more reminders. */
export function NextDue({ lead, isBusy, onChange }: NextDueProps) {
  const { timeZone } = useSession()
  const [isOpen, setOpen] = useState(false)
  const today = dayFromNow(0, timeZone)
  const from = lead.bookedOn && lead.bookedOn < today ? lead.bookedOn : today
  const choices = useAgainChoices(from, lead.estimate?.service)
  if (lead.state !== 'done') return null
  const choose = (change: Change) => {
    setOpen(false)
    onChange(change)
  }
  const isSet = (lead.againOn !== null || lead.noMore) && !isOpen
  return (
    <section className="card flow" aria-labelledby="again">
      <h2 id="again">{text.title}</h2>
      {isSet && <p>{lead.againOn === null ? text.noMoreWhy : fill(text.on, { day: dayText(lead.againOn) })}</p>}
      <div className="next-steps">
        {isSet ? (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {lead.noMore ? text.takeBack : text.change}
          </Button>
        ) : (
          choices.map(({ label, on }) => (
            <Button key={label} variant="outline" disabled={isBusy} onClick={() => choose({ kind: 'again', on })}>
              {label}
            </Button>
          ))
        )}
        {!lead.noMore && (
          <Button variant="outline" disabled={isBusy} onClick={() => choose({ kind: 'no-more' })}>
            {text.noMore}
          </Button>
        )}
      </div>
    </section>
  )
}
