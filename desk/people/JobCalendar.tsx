import { fill } from '../../pricing/fill.ts'
import { Button, ButtonLink } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { useCalendar } from '../api/calendar-calls.ts'
import { problemOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { momentText } from '../when.ts'
import { CopyText } from './CopyText.tsx'

const { calendar: text } = words

/** Calendar feed of booked jobs for any calendar app, by an address that can be revoked. */
export function JobCalendar() {
  const { timeZone } = useSession()
  const { feed, create, end } = useCalendar()
  const there = feed.data?.feed
  const address = there && create.data?.address
  const problem = create.error ?? end.error
  const read = there?.readAt ? fill(text.readAt, { time: momentText(there.readAt, timeZone) }) : text.neverRead
  return (
    <section className="card flow" aria-labelledby="calendar">
      <h2 id="calendar">{text.title}</h2>
      <p className="soft">{address ? text.once : there ? read : text.lead}</p>
      <Alert>{problem && problemOf(problem)}</Alert>
      {address && (
        <>
          <CopyText text={address} />
          <ButtonLink variant="outline" href={address.replace(/^https?:/, 'webcal:')}>
            {text.open}
          </ButtonLink>
        </>
      )}
      <Button variant="outline" disabled={create.isPending} onClick={() => create.mutate()}>
        {there ? text.again : text.create}
      </Button>
      {there && (
        <Button
          variant="outline"
          disabled={end.isPending}
          onClick={() => end.mutate(undefined, { onSuccess: create.reset })}
        >
          {text.end}
        </Button>
      )}
    </section>
  )
}
