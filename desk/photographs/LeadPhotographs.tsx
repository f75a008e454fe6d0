import { useState } from 'react'
import type { Change, Lead } from '../../contract/desk/lead.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { photographs } from '../desk-content.ts'
import { JobRecord } from './JobRecord.tsx'
import { StagePhoto } from './StagePhoto.tsx'
import { photographUrl, usePhotographs } from './use-photographs.ts'
import './photographs.css'

const { desk: text } = photographs
const stages = ['before', 'after'] as const

/** Photographs of a lead: before and after the job, and the visitor's. */
export function LeadPhotographs({ lead, onSend }: { lead: Lead; onSend: (change: Change) => void }) {
  const { waiting, take, remove, problem } = usePhotographs(lead)
  const keptOf = (stage: string) => lead.photographs.filter((one) => one.stage === stage).at(-1)
  const waitingOf = (stage: string) => waiting.filter((one) => one.stage === stage).at(-1)
  const shownOf = (stage: string) => {
    const kept = keptOf(stage)
    return waitingOf(stage)?.bytes ?? (kept && photographUrl(lead.id, kept.id))
  }
  const [before, after] = stages.map(keptOf)
  return (
    <section className="card flow" aria-labelledby="photographs">
      <h2 id="photographs">{text.title}</h2>
      <div className="stage-photos">
        {stages.map((stage) => (
          <StagePhoto
            key={stage}
            stage={stage}
            shown={shownOf(stage)}
            isSending={waitingOf(stage)?.isSending ?? false}
            onTake={(file) => void take(stage, file)}
          />
        ))}
      </div>
      <Alert>{problem}</Alert>
      {before && after && waiting.length === 0 && (
        <JobRecord lead={lead} before={before.id} after={after.id} onSend={onSend} />
      )}
      {lead.photographs.length > 0 && (
        <details open={lead.photographs.some(({ stage }) => stage === 'visitor')}>
          <summary>{text.all}</summary>
          <ul className="photographs">
            {lead.photographs.map(({ id, stage }) => (
              <li key={id}>
                <a href={photographUrl(lead.id, id)} target="_blank" rel="noreferrer">
                  <img src={photographUrl(lead.id, id)} alt={text[stage]} loading="lazy" />
                </a>
                <Remove label={text[stage]} onRemove={() => remove.mutate(id)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Removes a photograph at the second tap. */
function Remove({ label, onRemove }: { label: string; onRemove: () => void }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className="photograph-foot">
      <span className="small soft">{label}</span>
      <Button size="small" variant="outline" onClick={() => (isAsked ? onRemove() : setAsked(true))}>
        {isAsked ? text.removeYes : text.remove}
      </Button>
    </div>
  )
}
