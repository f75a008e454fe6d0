import type { Lead } from '../../contract/desk/lead.ts'
import { labelOf } from '../../contract/quote-fields.ts'
import { chat, fillCounted, moreLabels, words } from '../desk-content.ts'
import { languageName } from '../language-name.ts'
import { type Fact, FactList } from './FactList.tsx'
import { languageField } from './lead-language.ts'
import { readTranscript, type Transcript } from './transcript.ts'
import './request.css'

const { lead: text, inbox } = words

function Estimate({ estimate }: { estimate: NonNullable<Lead['estimate']> }) {
  // The estimate's text is job, colon, price.
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
    <details className="transcript">
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

// The form's language is stored as a code, which is shown as a name.
const factOf = ([name, value]: [string, string]): Fact =>
  name === languageField ? [text.language, languageName(value)] : [labelOf(name, moreLabels), value]

/** The quote request: estimate, the visitor's words, chat, and further answers. For an imported customer it is a note. */
export function Request({ lead }: { lead: Lead }) {
  const { own, said } = readTranscript(lead.note ?? '', chat)
  const facts: Fact[] = [
    ['', lead.panels === null || lead.estimate ? '' : fillCounted(inbox.panels, lead.panels)],
    ['', lead.subject],
    ...lead.extra.map(factOf),
    [text.spamReason, lead.spamReason],
  ]
  const isEmpty = !lead.estimate && !own && said.length === 0 && facts.every(([, value]) => !value)
  return (
    <section className="card flow" aria-labelledby="request">
      <h2 id="request">{lead.origin === 'import' ? text.note : text.request}</h2>
      {lead.estimate && <Estimate estimate={lead.estimate} />}
      {own && <p className="lead-note">{own}</p>}
      <FactList facts={facts} />
      {said.length > 0 && <Chat said={said} />}
      {isEmpty && <p className="soft">{text.noWords}</p>}
    </section>
  )
}
