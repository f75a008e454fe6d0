import { useState } from 'react'
import { type Change, isOpen, type Lead } from '../../contract/desk/lead.ts'
import { Button } from '../../site/ui/Button.tsx'
import { words } from '../desk-content.ts'
import { QuoteForm } from '../written-quotes/WrittenQuoteForm.tsx'
import { BookForm } from './BookForm.tsx'
import { FollowUpForm, LostForm, NoteForm } from './step-forms.tsx'

interface NextStepProps {
  lead: Lead
  isBusy: boolean
  onChange: (change: Change) => void
}

const { lead: text } = words

const forms = { quote: QuoteForm, book: BookForm, note: NoteForm, lost: LostForm, 'follow-up': FollowUpForm }
type FormKind = keyof typeof forms
type Step = ({ form: FormKind } | { change: Change }) & { label: string }

const note: Step = { label: text.addNote, form: 'note' }
const followUp: Step = { label: text.followUp, form: 'follow-up' }
const quote: Step = { label: text.quote, form: 'quote' }
const book: Step = { label: text.book, form: 'book' }
const reopen: Step = { label: text.reopen, change: { kind: 'reopen' } }

const stepsOf = ({ state, isSpam }: Lead): Step[] => {
  if (isSpam) return [{ label: text.rescue, change: { kind: 'rescue' } }, note]
  if (!isOpen(state)) return [note, followUp, reopen]
  return [
    ...(state === 'booked' ? [{ label: text.done, change: { kind: 'done' } } satisfies Step] : []),
    ...(state === 'quoted' ? [book, quote] : [quote, book]),
    note,
    followUp,
    { label: text.lost, form: 'lost' },
    ...(state === 'new' ? [{ label: text.spam, change: { kind: 'spam' } } satisfies Step] : []),
  ]
}

// A new lead's next step is the call above; a finished lead has none.
const hasLikelyStep = ({ state, isSpam }: Lead) => isSpam || (isOpen(state) && state !== 'new')

/** Buttons for the next steps, the most likely one first. A step that needs details opens a form. */
export function NextStep({ lead, isBusy, onChange }: NextStepProps) {
  const [open, setOpen] = useState<FormKind>()
  const Form = open && forms[open]
  const save = (change: Change) => {
    setOpen(undefined)
    onChange(change)
  }
  return (
    <section className="card flow" aria-labelledby="next">
      <h2 id="next">{text.next}</h2>
      {Form ? (
        <Form lead={lead} onSave={save} onCancel={() => setOpen(undefined)} />
      ) : (
        <div className="next-steps">
          {stepsOf(lead).map((step, index) => (
            <Button
              key={step.label}
              variant={index === 0 && hasLikelyStep(lead) ? 'water' : 'outline'}
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
