import { useState } from 'react'
import { visitPlaceSchema } from '../../contract/desk/customer.ts'
import { Field } from '../../site/ui/Field.tsx'
import { useSession } from '../api/session.ts'
import { BookingClash } from '../customers/BookingClash.tsx'
import { DataField } from '../customers/DataField.tsx'
import { words } from '../desk-content.ts'
import { fieldsOf, fieldsSchema, useTyped } from '../offline/typed.ts'
import { closedDayText, dayFromNow, openDayFrom } from '../when.ts'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'
import { DayField } from './DayField.tsx'

const { lead: text } = words

const placeFields = ['street', 'town', 'access'] as const

/** Form for the day and arrival window of a visit. Asks for address and access note if unknown. */
export function BookForm({ lead, onSave, onCancel }: ChangeFormProps) {
  const [isWrong, setWrong] = useState(false)
  const { timeZone, closed } = useSession()
  const { typed, keep, ending } = useTyped(`book ${lead.id}`, fieldsSchema)
  const [first] = useState(typed?.on ?? lead.bookedOn ?? openDayFrom(dayFromNow(1, timeZone), closed))
  const [chosen, setChosen] = useState({
    on: first,
    from: typed?.from ?? lead.bookedFrom ?? '08:00',
    to: typed?.to ?? lead.bookedTo ?? '10:00',
  })
  const missing = placeFields.filter((name) => !lead[name])
  const read = (answers: FormData) => {
    const [on = '', from = '', to = ''] = ['on', 'from', 'to'].map((name) => String(answers.get(name)))
    return { on, from, to }
  }
  const submit = (answers: FormData) => {
    const { on, from, to } = read(answers)
    setWrong(from >= to)
    const given = missing.flatMap((name) => {
      const answer = String(answers.get(name) ?? '').trim()
      return answer ? [[name, answer]] : []
    })
    const place = given.length > 0 ? { place: visitPlaceSchema.parse(Object.fromEntries(given)) } : {}
    if (from < to) ending(onSave)({ kind: 'book', on, from, to, ...place })
  }
  return (
    <ChangeForm
      saveLabel={text.bookSave}
      onCancel={ending(onCancel)}
      onSubmit={submit}
      onChange={({ currentTarget }) => {
        setChosen(read(new FormData(currentTarget)))
        keep(fieldsOf(currentTarget))
      }}
    >
      <DayField label={text.bookDay} day={first} />
      <p className="soft small" role="status">
        {closedDayText(chosen.on, closed)}
      </p>
      <div className="two-fields">
        <Field id="from" name="from" label={text.bookFrom} type="time" required step={60} defaultValue={chosen.from} />
        <Field
          id="to"
          name="to"
          label={text.bookTo}
          type="time"
          required
          step={60}
          defaultValue={chosen.to}
          error={isWrong ? text.bookWrong : undefined}
        />
      </div>
      {missing.map((name) => (
        <DataField key={name} name={name} defaultValue={typed?.[name]} />
      ))}
      <BookingClash
        lead={{ id: lead.id, state: 'booked', bookedOn: chosen.on, bookedFrom: chosen.from, bookedTo: chosen.to }}
      />
    </ChangeForm>
  )
}
