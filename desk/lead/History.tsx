import type { Lead } from '../../contract/desk/lead.ts'
import { Button } from '../../site/ui/Button.tsx'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { useUnsent } from '../offline/unsent-changes.ts'
import { momentText } from '../when.ts'
import { sentenceOf } from './sentence.ts'

const { lead: text } = words

/** History of a lead: who did what and when. */
export function History({ lead, isBusy, onResend }: { lead: Lead; isBusy: boolean; onResend: () => void }) {
  const { timeZone } = useSession()
  const waiting = useUnsent().filter(({ leadId }) => leadId === lead.id)
  const hasUnsent = lead.history.some(({ what }) => what.kind === 'letter' && ['waiting', 'dead'].includes(what.state))
  return (
    <section className="card flow" aria-labelledby="history">
      <h2 id="history">{text.history}</h2>
      <ol className="history">
        {lead.history.map((one) => (
          <li key={one.id} data-kind={one.what.kind}>
            <span>{sentenceOf(one.what)}</span>
            {one.what.kind === 'note' && <p className="lead-note">{one.what.text}</p>}
            <span className="soft small">{[one.person, momentText(one.at, timeZone)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
        {waiting.map(({ request: { id, change } }) => (
          <li key={id} data-kind={change.kind}>
            <span>{sentenceOf(change)}</span>
            <span className="soft small">{words.offline.waits}</span>
          </li>
        ))}
      </ol>
      {hasUnsent && (
        <Button variant="outline" size="small" disabled={isBusy} onClick={onResend}>
          {text.resend}
        </Button>
      )}
    </section>
  )
}
