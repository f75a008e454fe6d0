import { Link } from 'react-router'
import { fill } from '../../pricing/fill.ts'
import { Button, ButtonLink } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { useSignOut } from '../api/people-calls.ts'
import { problemOf } from '../api/problem.ts'
import { useBeginAnew, useSession } from '../api/session.ts'
import { customers, words } from '../desk-content.ts'
import { Notifications } from '../notify/Notifications.tsx'
import { hasTyped } from '../offline/typed.ts'
import { useUnsent, useUnsentEdits } from '../offline/unsent-changes.ts'
import { RemoveButton } from '../RemoveButton.tsx'
import { Devices } from './Devices.tsx'
import { JobCalendar } from './JobCalendar.tsx'
import { Name } from './Name.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import './people.css'

const { you } = words

/** The signed-in person's page: notifications, calendar, name, devices, sign-out; for owners also people. */
export function You() {
  const { person } = useSession()
  const signOut = useSignOut()
  const beginAnew = useBeginAnew()
  const waiting = useUnsent().length + useUnsentEdits().length
  const hasUnsaved = waiting > 0 || hasTyped()
  const leave = (everywhere: boolean) => signOut.mutate(everywhere, { onSuccess: beginAnew })
  return (
    <>
      <h1>{fill(you.signedInAs, { name: person.name })}</h1>
      <Alert>{signOut.isError && problemOf(signOut.error)}</Alert>
      <Notifications />
      <JobCalendar />
      {person.role === 'owner' && <PeopleCard />}
      <Name />
      <section className="card flow" aria-labelledby="device">
        <h2 id="device">{you.devices}</h2>
        <Devices />
        {person.role === 'owner' && (
          <>
            <Link className="button" data-variant="outline" to="/import">
              {customers.import.title}
            </Link>
            <ButtonLink variant="outline" href="/desk/api/leads.csv" download>
              {you.export}
            </ButtonLink>
          </>
        )}
        {[false, true].map((everywhere) => {
          const label = everywhere ? you.signOutEverywhere : you.signOut
          if (!hasUnsaved)
            return (
              <Button key={label} variant="outline" disabled={signOut.isPending} onClick={() => leave(everywhere)}>
                {label}
              </Button>
            )
          return (
            <RemoveButton
              key={label}
              {...{ label, yes: label, size: 'regular', removal: signOut, question: you.signOutUnsaved }}
              onRemove={() => leave(everywhere)}
            />
          )
        })}
      </section>
    </>
  )
}
