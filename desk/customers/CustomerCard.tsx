import { useState } from 'react'
import { Link } from 'react-router'
import { type CustomerData, correctionSchema, customerFields } from '../../contract/desk/customer.ts'
import type { Change, Lead } from '../../contract/desk/lead.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { customers, fillCounted, words } from '../desk-content.ts'
import { ChangeForm, type ChangeFormProps } from '../lead/ChangeForm.tsx'
import { moneyText, monthText } from '../when.ts'
import { DataField } from './DataField.tsx'
import { useShortPhone } from './short-phone.ts'
import './customers.css'

const { customer: text, add } = customers

interface CustomerCardProps {
  lead: Lead
  isBusy: boolean
  onChange: (change: Change) => void
}

/** Earlier jobs of the customer, and a form to correct their data. */
export function CustomerCard({ lead, isBusy, onChange }: CustomerCardProps) {
  const [isOpen, setOpen] = useState(false)
  const jobs = lead.otherJobs.filter(isJob)
  return (
    <section className="card flow" aria-labelledby="customer">
      <h2 id="customer">{text.title}</h2>
      {lead.otherJobs.length === 0 ? <p>{text.noOthers}</p> : jobs.length > 0 && <p>{jobsText(jobs)}</p>}
      {lead.otherJobs.some(({ noMore }) => noMore) && <p className="booking-clash">{text.noMore}</p>}
      {lead.otherJobs.length > 0 && <OtherLeads jobs={lead.otherJobs} />}
      {isOpen ? (
        <CorrectForm
          lead={lead}
          onCancel={() => setOpen(false)}
          onSave={(change) => {
            setOpen(false)
            onChange(change)
          }}
        />
      ) : (
        <Button variant="outline" disabled={isBusy} onClick={() => setOpen(true)}>
          {text.correct}
        </Button>
      )}
    </section>
  )
}

type Job = Lead['otherJobs'][number]

// An imported customer had a job only if the list names its day.
const isJob = ({ state, origin, at }: Job) => state === 'done' && (origin !== 'import' || at.length === 10)

const jobsText = (jobs: readonly Job[]): string => {
  const [last] = jobs
  if (!last) return ''
  const paid = last.quotedCents === null ? '' : ` ${fill(text.paid, { amount: moneyText(last.quotedCents) })}`
  return `${fillCounted(text.jobs, jobs.length, { month: monthText(last.at) })}${paid}.`
}

function OtherLeads({ jobs }: { jobs: readonly Job[] }) {
  return (
    <details>
      <summary>{text.others}</summary>
      <ul className="other-leads">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link to={`/leads/${job.id}`}>{`${job.name}, ${monthText(job.at)}`}</Link>
            <span className="soft small">
              {[words.states[job.state], job.quotedCents === null ? '' : moneyText(job.quotedCents)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function CorrectForm({ lead, onSave, onCancel }: ChangeFormProps) {
  const [isWrong, setWrong] = useState(false)
  const short = useShortPhone()
  const data = dataOf(lead)
  const submit = (answers: FormData) => {
    const changed = customerFields.filter((name) => String(answers.get(name)).trim() !== data[name])
    const to = correctionSchema.safeParse(Object.fromEntries(changed.map((name) => [name, String(answers.get(name))])))
    setWrong(!to.success)
    if (to.success && to.data.phone !== undefined && short.holdsBack(to.data.phone)) return
    if (to.success) changed.length > 0 ? onSave({ kind: 'correct', to: to.data }) : onCancel()
  }
  return (
    <ChangeForm saveLabel={short.hint ? add.saveAnyhow : add.save} onCancel={onCancel} onSubmit={submit}>
      {customerFields.map((name) => (
        <DataField
          key={name}
          name={name}
          defaultValue={data[name]}
          required={name === 'name'}
          error={name === 'phone' ? short.hint : isWrong && name === 'email' ? add.wrong : undefined}
          onChange={name === 'phone' ? short.forget : undefined}
        />
      ))}
    </ChangeForm>
  )
}

const dataOf = (lead: Lead): CustomerData => ({
  name: lead.name,
  phone: lead.phone,
  email: lead.email,
  town: lead.town ?? '',
  street: lead.street ?? '',
  access: lead.access ?? '',
})
