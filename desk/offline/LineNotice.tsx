import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { CallError } from '../api/call.ts'
import { useIsLive } from '../api/live-updates.ts'
import { problemOf, siteProblem } from '../api/problem.ts'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { sentenceOf } from '../lead/sentence.ts'
import { pathName, valueText } from '../site/names.ts'
import { momentText } from '../when.ts'
import type { KeptEdit } from './kept-change.ts'
import { useSeenAt } from './seen-at.ts'
import { useSendUnsent } from './send-unsent-changes.ts'
import { unsent, useUnsaved, useUnsent, useUnsentEdits } from './unsent-changes.ts'
import './line-notice.css'

const { offline: text, inbox } = words

const refusedName = (label: string, edit: KeptEdit['edit']) => {
  const field = 'path' in edit ? pathName(edit.path) : undefined
  return field === undefined ? label : `${label} · ${field}`
}

const askAgainMs = 4_000

/** Asks the server again while old data shows although the server answers: its answer was late. */
const useFreshData = (isOld: boolean): void => {
  const client = useQueryClient()
  useEffect(() => {
    if (!isOld) return
    // What is being asked is not asked again: some answers take longer than the interval.
    const ask = () => client.invalidateQueries({ refetchType: 'active' }, { cancelRefetch: false })
    const timer = setInterval(ask, askAgainMs)
    return () => clearInterval(timer)
  }, [client, isOld])
}

/** Notices about the connection: cached data, waiting changes, and changes that the server rejected. */
export function LineNotice() {
  const { timeZone } = useSession()
  const isLive = useIsLive()
  const seenAt = useSeenAt()
  const waiting = useUnsent().length + useUnsentEdits().length
  const { refused, refusedEdits, unreadable } = useUnsaved()
  useSendUnsent()
  useFreshData(isLive && seenAt !== null)
  const unsaved = [...refused, ...refusedEdits, ...unreadable]
  const said = [
    ...(seenAt ? [fill(text.seenAt, { time: momentText(seenAt, timeZone) })] : isLive ? [] : [inbox.notLive]),
    ...(waiting > 0 ? [fill(text.waiting, { count: waiting })] : []),
  ]
  return (
    <div className="line-notice flow">
      <div className="not-live" role="status" hidden={said.length === 0}>
        {said.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      {unsaved.length > 0 && (
        <div role="alert" className="problem flow">
          {refused.map(({ leadName, request, refused: code }) => (
            <div key={request.id}>
              <p>{`${fill(text.refused, { name: leadName })} ${problemOf(new CallError(code ?? 'failed'))}`}</p>
              <p className="lead-note">
                {request.change.kind === 'note' ? request.change.text : sentenceOf(request.change)}
              </p>
            </div>
          ))}
          {refusedEdits.map(({ label, edit, refused: code, why }) => (
            <div key={edit.id}>
              <p>{`${fill(text.refused, { name: refusedName(label, edit) })} ${why ?? siteProblem(new CallError(code ?? 'failed'))}`}</p>
              {'origin' in edit && <p className="lead-note">{`${edit.phone} ${edit.email} ${edit.note}`}</p>}
              {'after' in edit && valueText(edit.after) && <p className="lead-note">{valueText(edit.after)}</p>}
            </div>
          ))}
          {unreadable.map(({ order, text: shown }) => (
            <div key={order}>
              <p>{text.unreadable}</p>
              <p className="lead-note">{shown}</p>
            </div>
          ))}
          <Button size="small" variant="outline" onClick={() => unsent.forget(unsaved)}>
            {/* Its field holds what was typed until then. */}
            {refusedEdits.length > 0 ? words.site.throwAway : text.seen}
          </Button>
        </div>
      )}
    </div>
  )
}
