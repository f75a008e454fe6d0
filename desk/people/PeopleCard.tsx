import { useState } from 'react'
import type { People, Role } from '../../contract/desk/people.ts'
import { roles } from '../../contract/desk/people.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { Alert } from '../Alert.tsx'
import { useInvite, usePeople, useRemovePerson } from '../api/people-calls.ts'
import { problemOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { Form } from '../Form.tsx'
import { RemoveButton } from '../RemoveButton.tsx'
import { OneTimeLink } from './OneTimeLink.tsx'

const { you } = words

function Person({ person }: { person: People['people'][number] }) {
  const session = useSession()
  const remove = useRemovePerson()
  return (
    <li className="person">
      <span>
        <strong>{person.name}</strong>
        <span className="soft small">
          {[you.roles[person.role], person.email ?? fill(you.passkeys, { count: person.passkeys })].join(' · ')}
        </span>
      </span>
      {person.id !== session.person.id && (
        <RemoveButton
          question={fill(you.removeSure, { name: person.name })}
          removal={remove}
          onRemove={() => remove.mutate(person.id)}
        />
      )}
    </li>
  )
}

function Invite() {
  const { businessName } = useSession()
  const invite = useInvite()
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('helper')
  if (invite.data)
    return (
      <OneTimeLink
        invited={invite.data}
        text={fill(you.inviteText, { name })}
        sms={fill(you.inviteSms, { name, business: businessName })}
      />
    )
  return (
    <Form className="flow" onSubmit={() => invite.mutate({ name, role })}>
      <Field
        id="invite-name"
        name="name"
        label={you.inviteName}
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <fieldset className="choice">
        <legend>{you.inviteRole}</legend>
        {roles.map((one) => (
          <label key={one}>
            <input type="radio" name="role" value={one} checked={one === role} onChange={() => setRole(one)} />
            {you.roles[one]}
          </label>
        ))}
        <p className="soft small">{you.rolesWhy}</p>
      </fieldset>
      <Button type="submit" variant="outline" disabled={invite.isPending}>
        {you.inviteButton}
      </Button>
      <Alert>{invite.isError && problemOf(invite.error)}</Alert>
    </Form>
  )
}

/** People of the desk, for owners: list, remove, invite. */
export function PeopleCard() {
  const { data, error } = usePeople()
  return (
    <section className="card flow" aria-labelledby="people">
      <h2 id="people">{you.people}</h2>
      {error && <p className="problem">{problemOf(error)}</p>}
      <ul className="people">
        {data?.people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
      <h3>{you.invite}</h3>
      <p className="soft">{you.confirm}</p>
      <Invite />
    </section>
  )
}
