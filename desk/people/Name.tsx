import { useState } from 'react'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { useRename } from '../api/people-calls.ts'
import { problemOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { Form } from '../Form.tsx'

const { you } = words

/** Form for the signed-in person's name, which customers and colleagues see. */
export function Name() {
  const { person, businessName } = useSession()
  const rename = useRename()
  const [name, setName] = useState(person.name)
  return (
    <section className="card" aria-labelledby="own-name">
      <Form className="flow" onSubmit={() => rename.mutate(name)}>
        <h2 id="own-name">{you.name}</h2>
        <p className="soft">{fill(you.nameWhy, { name: person.name, business: businessName })}</p>
        <Field
          id="own-name-field"
          name="own-name"
          label={you.name}
          required
          maxLength={80}
          autoComplete="name"
          value={name}
          error={rename.error ? problemOf(rename.error) : undefined}
          onChange={({ currentTarget }) => {
            rename.reset()
            setName(currentTarget.value)
          }}
        />
        <Button type="submit" variant="outline" disabled={rename.isPending}>
          {you.nameSave}
        </Button>
        <p role="status" hidden={!rename.isSuccess}>
          {you.nameSaved}
        </p>
      </Form>
    </section>
  )
}
