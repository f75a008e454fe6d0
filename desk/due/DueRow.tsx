import { useState } from 'react'
import { Link } from 'react-router'
import type { DueLead } from '../../contract/desk/again.ts'
import type { Change } from '../../contract/desk/lead.ts'
import { fill } from '../../pricing/fill.ts'
import { Button, ButtonLink } from '../../site/ui/Button.tsx'
import { Icon } from '../../site/ui/icon/Icon.tsx'
import { Alert } from '../Alert.tsx'
import { useLeadChanges } from '../api/lead-calls.ts'
import { problemOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { customers, messagesIn, words } from '../desk-content.ts'
import { mailLink, messageTo, smsTo } from '../lead/message-link.ts'
import { useUnsent } from '../offline/unsent-changes.ts'
import { waitsFor } from '../offline/with-unsent.ts'
import { dayFromNow, moneyText, shortDayText } from '../when.ts'
import { useAgainChoices } from './NextDue.tsx'

const { due: text, again } = customers

/** The change that took a customer off the list. */
export type EndedDue = { lead: DueLead; id: string; kind: Change['kind'] }

const aboutOf = ({ town, street, estimate, bookedOn, quotedCents }: DueLead, today: string): string =>
  [
    [street, town].filter(Boolean).join(', '),
    estimate?.said.split(': ')[0],
    bookedOn && fill(text.last, { day: shortDayText(bookedOn, today) }),
    quotedCents !== null && moneyText(quotedCents),
  ]
    .filter(Boolean)
    .join(' · ')

const dueText = ({ againOn, againAskedAt }: DueLead, today: string, timeZone: string): string => {
  if (againAskedAt !== null)
    return fill(text.asked, { day: shortDayText(dayFromNow(0, timeZone, Date.parse(againAskedAt)), today) })
  const isLate = againOn !== null && againOn < today
  return fill(isLate ? text.since : text.on, { day: shortDayText(againOn ?? today, today) })
}

/** A customer who is due, with buttons to call, text and set what comes next. */
export function DueRow({ lead, onEnd }: { lead: DueLead; onEnd: (ended: EndedDue) => void }) {
  const session = useSession()
  const { change } = useLeadChanges(lead)
  const [isLater, setLater] = useState(false)
  const isWaiting = waitsFor(lead, useUnsent())
  const today = dayFromNow(0, session.timeZone)
  const choices = useAgainChoices(today, lead.estimate?.service)
  const act = (what: Change) => {
    const id = crypto.randomUUID()
    const isEnd = what.kind === 'no-more' || what.kind === 'again'
    // `mutateAsync`, because `onSuccess` of `mutate` is not called once the row is gone. The row shows an error itself.
    change.mutateAsync({ id, version: lead.version, change: what }).then(
      () => isEnd && onEnd({ lead, id, kind: what.kind }),
      () => undefined,
    )
  }
  const messages = messagesIn(lead.language ?? undefined).again
  const place = lead.street ? fill(messages.place, { street: lead.street }) : ''
  const message = messageTo(lead, messages.sms, session, { place })
  const { name, phone, email, town, street, access, language } = lead
  const repeat = {
    origin: 'repeat',
    name,
    phone,
    email,
    language,
    town: town ?? '',
    street: street ?? '',
    access: access ?? '',
  }
  return (
    <li className="card flow due-row">
      <p className="due-name">
        <Link to={`/leads/${lead.id}`}>{name}</Link>
        <span className="soft small">{dueText(lead, today, session.timeZone)}</span>
      </p>
      <p className="soft">{aboutOf(lead, today)}</p>
      {isWaiting && <span className="lead-unsent">{words.offline.waits}</span>}
      <Alert>{change.isError && problemOf(change.error)}</Alert>
      <div className="due-steps">
        {lead.phoneLink && (
          <>
            <ButtonLink href={lead.phoneLink} onClick={() => act({ kind: 'ask-again', by: 'call' })}>
              <Icon name="phone" />
              {words.lead.call}
            </ButtonLink>
            <ButtonLink
              variant="outline"
              href={smsTo(lead.phoneLink, message)}
              onClick={() => act({ kind: 'ask-again', by: 'text' })}
            >
              <Icon name="chat" />
              {words.lead.text}
            </ButtonLink>
          </>
        )}
        {!lead.phoneLink && email && (
          <ButtonLink
            href={mailLink(email, messages.subject, message)}
            onClick={() => act({ kind: 'ask-again', by: 'email' })}
          >
            <Icon name="mail" />
            {words.lead.email}
          </ButtonLink>
        )}
        <Link className="button" data-variant="outline" to="/add" state={{ lead: repeat }}>
          {text.book}
        </Link>
        <Button variant="outline" aria-expanded={isLater} onClick={() => setLater(!isLater)}>
          {text.later}
        </Button>
        <Button variant="outline" onClick={() => act({ kind: 'no-more' })}>
          {again.noMore}
        </Button>
      </div>
      {isLater && (
        <div className="next-steps">
          {choices.map(({ label, on }) => (
            <Button key={label} variant="outline" onClick={() => act({ kind: 'again', on })}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
