import { useState } from 'react'
import type { Json } from '../../../contract/desk/field-diff.ts'
import type { OpenDraft } from '../../../contract/desk/site.ts'
import { fill } from '../../../pricing/fill.ts'
import { Button } from '../../../site/ui/Button.tsx'
import { Alert } from '../../Alert.tsx'
import { siteProblem } from '../../api/problem.ts'
import { useSaveEdits, useSiteActions } from '../../api/site-calls.ts'
import { words } from '../../desk-content.ts'
import { fieldEdit } from '../field-edit.ts'
import { valueText } from '../names.ts'
import { problemOfSave } from '../SaveFoot.tsx'
import { FieldText } from '../text/FieldText.tsx'
import { readsAs } from '../text/token-text.ts'

const { site } = words

/** A draft of a field that has changed since: both texts, to keep one or write a third. */
export function StaleDraft({ draft, onChosen = () => undefined }: { draft: OpenDraft; onChosen?: () => void }) {
  const { id, file, path, now, after, person, figures } = draft
  const read = (value: Json) => readsAs(valueText(value), figures) || site.nothing
  const { drop } = useSiteActions()
  const save = useSaveEdits()
  const [isEdited, edit] = useState(false)
  const [written, setWritten] = useState(after)
  const isPending = drop.isPending || save.isPending
  const keep = () =>
    save.mutate(
      { label: valueText(after).slice(0, 60), edits: [fieldEdit(file, path, now, written)] },
      { onSuccess: ({ mistakes }) => mistakes.length === 0 && onChosen() },
    )
  return (
    <div className="flow">
      <p>{site.collision}</p>
      <p className="soft small">{site.readsNow}</p>
      <p className="lead-note">{read(now)}</p>
      <Button variant="outline" disabled={isPending} onClick={() => drop.mutate([id], { onSuccess: onChosen })}>
        {site.keepThat}
      </Button>
      <p className="soft small">{fill(site.theirs, { name: person })}</p>
      {isEdited ? (
        <FieldText start={String(after)} figures={figures} aria-label={site.text} onChange={setWritten} />
      ) : (
        <p className="lead-note">{read(after)}</p>
      )}
      <Alert>{problemOfSave(save) || (drop.error && siteProblem(drop.error))}</Alert>
      <div className="next-steps">
        <Button variant="outline" disabled={isPending} onClick={keep}>
          {site.useThis}
        </Button>
        {typeof after === 'string' && path.length > 0 && !isEdited && (
          <Button variant="outline" onClick={() => edit(true)}>
            {site.change}
          </Button>
        )}
      </div>
    </div>
  )
}
