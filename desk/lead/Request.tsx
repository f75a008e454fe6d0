import type { ComponentProps } from 'react'
import type { Lead } from '../../contract/desk/lead.ts'
import { useSession } from '../api/session.ts'
import { chat, fill, words } from '../content.ts'
import { momentText } from '../when.ts'
import { readTranscript, type Transcript } from './transcript.ts'
import './request.css'

const { lead: text, inbox } = words

function Estimate({ estimate }: { estimate: NonNullable<Lead['estimate']> }) {
  // The job stands before the price, in the words that the visitor read.
  const [job = '', ...price] = estimate.said.split(': ')
  return (
    <div className="estimate-seen">
      <p className="soft small">{text.estimate}</p>
      <p className="estimate-seen-price">{price.join(': ')}</p>
      <p>{job}</p>
    </div>
  )
}

function Chat({ said }: Pick<Transcript, 'said'>) {
  return (
    <details className="transcript" open={said.length <= 6}>
      <summary>{text.chat}</summary>
      <ol>
        {said.map(({ line, isVisitor, text: words }) => (
          <li key={line} data-speaker={isVisitor ? 'visitor' : 'assistant'}>
            <span className="hidden-visually">{isVisitor ? text.visitor : text.assistant}: </span>
            {words}
          </li>
        ))}
      </ol>
    </details>
  )
}

interface RequestProps extends ComponentProps<'section'> {
  lead: Lead
}

/** What the visitor sent: their own words, the estimate and the chat that came before, and the rest by its names. */
export function Request({ lead, ...rest }: RequestProps) {
  const { timeZone } = useSession()
  const { own, said } = readTranscript(lead.note ?? '', chat)
  const facts: [string, string][] = [
    ...(lead.panels === null ? [] : [['', fill(inbox.panels, { count: lead.panels })] satisfies [string, string]]),
    ...(lead.subject ? [['', lead.subject] satisfies [string, string]] : []),
    ...lead.extra,
    [text.phone, lead.phone],
    [text.address, lead.email],
    [text.received, momentText(lead.receivedAt, timeZone)],
    ...(lead.page ? [[text.page, lead.page] satisfies [string, string]] : []),
    ...(lead.campaign.length > 0 ? [[text.campaign, lead.campaign.join(' · ')] satisfies [string, string]] : []),
    ...(lead.spamReason ? [[text.spamReason, lead.spamReason] satisfies [string, string]] : []),
  ]
  return (
    <section className="card flow" aria-labelledby="request" {...rest}>
      <h2 id="request">{text.request}</h2>
      {lead.estimate && <Estimate estimate={lead.estimate} />}
      {own && <p className="lead-note">{own}</p>}
      {said.length > 0 && <Chat said={said} />}
      <dl className="lead-facts">
        {facts.map(([name, value]) => (
          <div key={`${name} ${value}`}>
            {name && <dt>{name}</dt>}
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
