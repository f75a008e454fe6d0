import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  customerFields,
  handOrigins,
  type NewLead,
  newLeadSchema,
  prefilledLeadSchema,
} from '../../contract/desk/customer.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { useAddLead } from '../api/customer-calls.ts'
import { problemOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { customers, words } from '../desk-content.ts'
import { languageName } from '../language-name.ts'
import { fieldsOf, fieldsSchema, useTyped } from '../offline/typed.ts'
import { CheckLine } from '../site/CheckLine.tsx'
import { SelectField } from '../site/SelectField.tsx'
import { TextArea } from '../site/TextArea.tsx'
import { DataField } from './DataField.tsx'
import { useShortPhone } from './short-phone.ts'
import './customers.css'

const { add: text } = customers

function Origins({ chosen, onChoose }: { chosen: NewLead['origin']; onChoose: (origin: NewLead['origin']) => void }) {
  return (
    <fieldset className="flow">
      <legend>{text.origin}</legend>
      <div className="filters">
        {handOrigins.map((origin) => (
          <button key={origin} type="button" aria-pressed={origin === chosen} onClick={() => onChoose(origin)}>
            {text.origins[origin]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Language({ chosen }: { chosen: string | null | undefined }) {
  const [first, ...more] = useSession().languages
  if (more.length === 0) return null
  return (
    <SelectField
      label={text.language}
      name="language"
      defaultValue={chosen ?? ''}
      none={languageName(first ?? '')}
      choices={more.map((code) => [code, languageName(code)])}
    />
  )
}

/** Form for a lead taken by phone or in person. Offline, the lead waits on this device. */
export function AddLeadPage() {
  const id = useRef(crypto.randomUUID())
  const navigate = useNavigate()
  const prefilled = prefilledLeadSchema.safeParse(useLocation().state?.lead).data ?? {}
  const { typed, keep, forget } = useTyped(`add ${prefilled.phone ?? ''}`, fieldsSchema)
  const [restored, setRestored] = useState(typed)
  const given = { ...prefilled, ...restored }
  const [origin, setOrigin] = useState<NewLead['origin']>(handOrigins.find((one) => one === given.origin) ?? 'phone')
  const [thrown, setThrown] = useState(0)
  const [mistake, setMistake] = useState<string>()
  const [kept, setKept] = useState<string>()
  const add = useAddLead()
  const short = useShortPhone()

  const save = (answers: FormData) => {
    const answer = (name: string) => String(answers.get(name) ?? '').trim()
    const written = [...customerFields, 'note'].map((name) => [name, answer(name)])
    const lead = newLeadSchema.safeParse({
      id: id.current,
      origin,
      ...Object.fromEntries(written),
      language: answer('language') || null,
      isWaiting: answers.has('isWaiting'),
    })
    const isEmpty = !answer('phone') && !answer('name') && !answer('email')
    setMistake(lead.success ? undefined : isEmpty ? text.needed : text.wrong)
    if (!lead.success || short.holdsBack(lead.data.phone)) return
    add.mutate(lead.data, {
      onSuccess: ({ isWaiting }) => {
        forget()
        if (isWaiting) setKept(fill(text.kept, { name: lead.data.name || lead.data.phone || lead.data.email }))
        else {
          // Back leads to the list that has the new lead.
          const list = lead.data.isWaiting ? '' : '?filter=mine'
          navigate(`/${list}`, { replace: true })
          navigate(`/leads/${lead.data.id}`, { state: { list } })
        }
      },
    })
  }
  if (kept !== undefined)
    return (
      <>
        <h1>{text.title}</h1>
        <p role="status">{kept}</p>
        <Button onClick={() => navigate('/')}>{words.inbox.title}</Button>
      </>
    )
  const problem = mistake ?? short.hint ?? (add.error ? problemOf(add.error) : undefined)
  return (
    <form
      key={thrown}
      className="flow add-lead"
      onInput={({ currentTarget }) => keep({ ...fieldsOf(currentTarget), origin })}
      onSubmit={(event) => {
        event.preventDefault()
        save(new FormData(event.currentTarget))
      }}
    >
      <h1>{text.title}</h1>
      <DataField name="phone" type="tel" autoFocus defaultValue={given.phone} onChange={short.forget} />
      <DataField name="name" defaultValue={given.name} />
      <DataField name="town" defaultValue={given.town} />
      <TextArea id="note" name="note" label={text.note} maxLength={4000} rows={2} defaultValue={restored?.note} />
      <Origins
        chosen={origin}
        onChoose={(chosen) => {
          setOrigin(chosen)
          if (typed) keep({ ...typed, origin: chosen })
        }}
      />
      <CheckLine name="isWaiting" label={text.isWaiting} defaultChecked={restored?.isWaiting !== undefined} />
      <details open={Boolean(given.street || given.access || given.email)}>
        <summary>{text.more}</summary>
        <div className="flow">
          <DataField name="street" defaultValue={given.street} />
          <DataField name="access" defaultValue={given.access} />
          <DataField name="email" inputMode="email" defaultValue={given.email} />
          <Language chosen={given.language} />
        </div>
      </details>
      <Alert>{problem}</Alert>
      <Button type="submit" variant="sun" width="full" disabled={add.isPending}>
        {short.hint ? text.saveAnyhow : text.save}
      </Button>
      {typed && (
        <Button
          variant="outline"
          width="full"
          onClick={() => {
            forget()
            setRestored(undefined)
            setThrown(thrown + 1)
          }}
        >
          {words.site.throwAway}
        </Button>
      )}
    </form>
  )
}
