import { useCallback, useState } from 'react'
import type { DueLead } from '../../contract/desk/again.ts'
import { undoWithinMs } from '../../contract/desk/lead.ts'
import { Alert } from '../Alert.tsx'
import { useDue } from '../api/customer-calls.ts'
import { useLeadChanges } from '../api/lead-calls.ts'
import { problemOf } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { customers, words } from '../desk-content.ts'
import { groupBy } from '../group-by.ts'
import { UndoBar } from '../lead/UndoBar.tsx'
import { useUnsent } from '../offline/unsent-changes.ts'
import { withUnsent } from '../offline/with-unsent.ts'
import { QueryProblem } from '../QueryProblem.tsx'
import { dayFromNow, monthText } from '../when.ts'
import { DueRow, type EndedDue } from './DueRow.tsx'
import '../lead/lead.css'
import './due.css'

const { due: text } = customers

/** Customers due for the next job, by month and town, so that a day's jobs can be in one town. */
export function Due() {
  const { data, error, refetch } = useDue()
  const unsent = useUnsent()
  const leads = data?.leads.map((lead) => withUnsent(lead, unsent)).filter(({ againOn }) => againOn !== null)
  return (
    <>
      <h1>{text.title}</h1>
      <QueryProblem error={error} onRetry={refetch} />
      {leads?.length === 0 && <p className="leads-none">{text.none}</p>}
      {leads ? <DueList leads={leads} /> : !error && <p role="status">{words.loading}</p>}
    </>
  )
}

function DueList({ leads }: { leads: readonly DueLead[] }) {
  const [ended, setEnded] = useState<EndedDue>()
  const forget = useCallback(() => setEnded(undefined), [])
  const { timeZone } = useSession()
  const [town, setTown] = useState<string>()
  const today = dayFromNow(0, timeZone)
  const shown = leads.filter((lead) => town === undefined || townOf(lead) === town)
  const months = groupBy(shown, ({ againOn }) => ((againOn ?? '') <= today ? text.now : monthText(againOn ?? today)))
  return (
    <>
      <Towns leads={leads} chosen={town} onChoose={setTown} />
      {[...months].map(([month, own]) => (
        <section key={month} className="flow" aria-label={month}>
          <h2>{`${month} · ${own.length}`}</h2>
          {[...groupBy(own, townOf)].map(([name, inTown]) => (
            <ul key={name} className="leads" aria-label={name}>
              {inTown.map((lead) => (
                <DueRow key={lead.id} lead={lead} onEnd={setEnded} />
              ))}
            </ul>
          ))}
        </section>
      ))}
      {ended && <Ended key={ended.id} ended={ended} onOver={forget} />}
    </>
  )
}

const townOf = ({ town }: DueLead) => town ?? text.noTown

interface TownsProps {
  leads: readonly DueLead[]
  chosen: string | undefined
  onChoose: (town: string | undefined) => void
}

function Towns({ leads, chosen, onChoose }: TownsProps) {
  const towns = [...groupBy(leads, townOf)].sort((a, b) => b[1].length - a[1].length)
  if (towns.length < 2) return null
  return (
    <div className="filters">
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {`${text.all} ${leads.length}`}
      </button>
      {towns.map(([town, own]) => (
        <button key={town} type="button" aria-pressed={chosen === town} onClick={() => onChoose(town)}>
          {`${town} ${own.length}`}
        </button>
      ))}
    </div>
  )
}

/** Says that a customer has left the list, with an undo button. */
function Ended({ ended: { lead, id, kind }, onOver }: { ended: EndedDue; onOver: () => void }) {
  const { undo } = useLeadChanges(lead)
  const label = kind === 'no-more' ? customers.again.noMoreWhy : words.lead.saved
  const takeBack = () => undo.mutate(id, { onSuccess: onOver })
  return (
    <div className="lead-foot">
      <Alert>{undo.isError && problemOf(undo.error)}</Alert>
      <UndoBar label={`${lead.name}: ${label}`} canUndo ms={undoWithinMs} onUndo={takeBack} onOver={onOver} />
    </div>
  )
}
