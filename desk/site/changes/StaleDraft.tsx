import { useEffect, useRef, useState } from 'react'
import type { Json } from '../../../contract/desk/field-diff.ts'
import type { OpenDraft } from '../../../contract/desk/site.ts'
import { fill } from '../../../pricing/fill.ts'
import { Button } from '../../../site/ui/Button.tsx'
import { Alert } from '../../Alert.tsx'
import { siteProblem } from '../../api/problem.ts'
import { useSaveEdits, useSiteActions } from '../../api/site-calls.ts'
import { words } from '../../desk-content.ts'
import { fieldEdit } from '../field-edit.ts'
import { bringInSight } from '../field-in-sight.ts'
import { fileName, placeText, valueText } from '../names.ts'
import { problemOfSave } from '../SaveFoot.tsx'
import { FieldText } from '../text/FieldText.tsx'
import { readsAs } from '../text/token-text.ts'
import { isRemoval } from './draft-groups.ts'

const { site } = words

interface StaleProps {
  draft: OpenDraft
  onChosen?: () => void
}

interface CardsProps {
  drafts: readonly OpenDraft[]
  /** True brings the first one into sight, where it was just saved. */
  isNew?: boolean
  onChosen?: () => void
}

/** Drafts of what has changed since, each to be decided. */
export function StaleCards({ drafts, isNew = false, onChosen }: CardsProps) {
  const first = useRef<HTMLElement>(null)
  const [draft] = drafts
  useEffect(() => {
    if (isNew && draft?.id) bringInSight(first.current)
  }, [isNew, draft?.id])
  return drafts.map((one) => (
    <section
      key={one.id}
      ref={one === draft ? first : undefined}
      className="card flow"
      tabIndex={-1}
      aria-label={placeText(one)}
    >
      <h2>{placeText(one)}</h2>
      <StaleDraft draft={one} {...(onChosen && { onChosen })} />
    </section>
  ))
}

/** A draft of what has changed since, for a person to choose. */
export function StaleDraft({ draft, onChosen = () => undefined }: StaleProps) {
  return isRemoval(draft) ? <StaleRemoval {...{ draft, onChosen }} /> : <StaleField {...{ draft, onChosen }} />
}

/** A page that has changed since it was removed: to keep it, or to remove it as it is now. */
function StaleRemoval({ draft: { id, file, now }, onChosen }: Required<StaleProps>) {
  const { drop } = useSiteActions()
  const save = useSaveEdits()
  const isPending = drop.isPending || save.isPending
  const remove = async () => {
    // What leads to the page is looked up again.
    await drop.mutateAsync([id])
    save.mutate({ label: fileName(file), edits: [fieldEdit(file, [], now, null)] }, { onSuccess: onChosen })
  }
  return (
    <div className="flow">
      <p>{site.pageChanged}</p>
      <Alert>{problemOfSave(save) || (drop.error && siteProblem(drop.error))}</Alert>
      <div className="next-steps">
        <Button variant="outline" disabled={isPending} onClick={() => drop.mutate([id], { onSuccess: onChosen })}>
          {site.keepPage}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={remove}>
          {site.removePage}
        </Button>
      </div>
    </div>
  )
}

/** Both texts of a field, to keep one or write a third. */
function StaleField({ draft, onChosen }: Required<StaleProps>) {
  const { id, file, path, now, after, person, figures } = draft
  const read = (value: Json) =>
    (path.length === 0 ? pageText(value) : readsAs(valueText(value), figures)) || site.nothing
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

// Of a whole file only its title: the rest is code.
const pageText = (text: Json) => /^(?:title|name): *(.*)$/m.exec(String(text))?.[1]?.replace(/^(['"])(.*)\1$/, '$2')
