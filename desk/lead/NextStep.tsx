import { type ComponentProps, useState } from 'react'
import type { Change, Lead } from '../../contract/desk/lead.ts'
import { Button } from '../../site/ui/Button.tsx'
import { words } from '../content.ts'
import { BookForm } from './BookForm.tsx'
import { FollowUpForm, LostForm, NoteForm, QuoteForm } from './forms.tsx'

interface NextStepProps extends Omit<ComponentProps<'section'>, 'onChange'> {
  lead: Lead
  isBusy: boolean
  onChange: (change: Change) => void
}

const { lead: text } = words

const forms = { quote: QuoteForm, book: BookForm, note: NoteForm, lost: LostForm, 'follow-up': FollowUpForm }
type FormKind = keyof typeof forms
type Step = { label: string; form: FormKind } | { label: string; change: Change }

const note: Step = { label: text.addNote, form: 'note' }
const followUp: Step = { label: text.followUp, form: 'follow-up' }
const reopen: Step = { label: text.reopen, change: { kind: 'reopen' } }

const stepsOf = ({ state, isSpam }: Lead): Step[] => {
  if (isSpam) return [{ label: text.rescue, change: { kind: 'rescue' } }, note]
  if (state === 'done' || state === 'lost') return [note, followUp, reopen]
  return [
    ...(state === 'booked' ? [{ label: text.done, change: { kind: 'done' } } satisfies Step] : []),
    { label: text.quote, form: 'quote' },
    { label: text.book, form: 'book' },
    note,
    followUp,
    { label: text.lost, form: 'lost' },
    ...(state === 'new' ? [{ label: text.spam, change: { kind: 'spam' } } satisfies Step] : []),
  ]
}

/** What may be done with a lead now. What needs a word more opens a form in its place. */
export function NextStep({ lead, isBusy, onChange, ...rest }: NextStepProps) {
  const [open, setOpen] = useState<FormKind>()
  const Form = open && forms[open]
  const save = (change: Change) => {
    setOpen(undefined)
    onChange(change)
  }
  return (
    <section className="card flow" aria-labelledby="next" {...rest}>
      <h2 id="next">{text.next}</h2>
      {Form ? (
        <Form lead={lead} onSave={save} onCancel={() => setOpen(undefined)} />
      ) : (
        <div className="next-steps">
          {stepsOf(lead).map((step) => (
            <Button
              key={step.label}
              variant="outline"
              disabled={isBusy}
              onClick={() => ('form' in step ? setOpen(step.form) : onChange(step.change))}
            >
              {step.label}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
