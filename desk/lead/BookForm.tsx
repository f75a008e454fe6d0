import { useState } from 'react'
import { Field } from '../../site/ui/Field.tsx'
import { words } from '../content.ts'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'
import { DayField } from './DayField.tsx'

const { lead: text } = words

/** Form for the day and the arrival window of a visit. */
export function BookForm({ lead, onSave, onCancel }: ChangeFormProps) {
  const [isWrong, setWrong] = useState(false)
  const submit = (answers: FormData) => {
    const [on = '', from = '', to = ''] = ['on', 'from', 'to'].map((name) => String(answers.get(name)))
    setWrong(from >= to)
    if (from < to) onSave({ kind: 'book', on, from, to })
  }
  return (
    <ChangeForm saveLabel={text.bookSave} onCancel={onCancel} onSubmit={submit}>
      <DayField label={text.bookDay} day={lead.bookedOn} otherwiseIn={1} />
      <div className="two-fields">
        <Field
          id="from"
          name="from"
          label={text.bookFrom}
          type="time"
          required
          step={60}
          defaultValue={lead.bookedFrom ?? '08:00'}
        />
        <Field
          id="to"
          name="to"
          label={text.bookTo}
          type="time"
          required
          step={60}
          defaultValue={lead.bookedTo ?? '10:00'}
          error={isWrong ? text.bookWrong : undefined}
        />
      </div>
    </ChangeForm>
  )
}
