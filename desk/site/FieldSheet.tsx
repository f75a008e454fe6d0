import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import type { EditableField } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { useDrafts, useSaveEdits } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { useTyped } from '../offline/typed.ts'
import { StaleDraft } from './changes/StaleDraft.tsx'
import { useKeptValue } from './kept-value.ts'
import { CountyField } from './LookFields.tsx'
import { fieldName, placeIn } from './names.ts'
import { problemOfSave } from './SaveFoot.tsx'
import { FieldText } from './text/FieldText.tsx'
import { plainText } from './text/plain-text.ts'
import { hasTokens, readsAs } from './text/token-text.ts'

const { site } = words

// Keeps the sheet above the on-screen keyboard, which would cover it.
const useAboveKeyboard = () => {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const view = window.visualViewport
    const place = () => {
      const covered = view ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0
      sheet.current?.style.setProperty('--covered', `${covered}px`)
    }
    place()
    sheet.current?.focus({ preventScroll: true })
    view?.addEventListener('resize', place)
    view?.addEventListener('scroll', place)
    return () => {
      view?.removeEventListener('resize', place)
      view?.removeEventListener('scroll', place)
    }
  }, [])
  return sheet
}

export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section ref={useAboveKeyboard()} className="sheet flow" tabIndex={-1} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

interface SheetFootProps {
  disabled: boolean
  /** Why the form was not saved; beside the button, which stays in view. */
  problem: string
  onLeave: () => void
}

export function SheetFoot({ disabled, problem, onLeave }: SheetFootProps) {
  return (
    <div className="sheet-foot">
      <Alert>{problem}</Alert>
      <div className="next-steps">
        <Button type="submit" disabled={disabled}>
          {words.save}
        </Button>
        <Button variant="outline" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

interface FieldProps {
  field: EditableField
  /** The words that were tapped on the page. */
  tapped?: string | undefined
  onClose: () => void
  /** Called after saving, with the text before and after. */
  onSaved: (before: string, after: string) => void
}

export function FieldForm({ field, tapped, onClose, onSaved }: FieldProps) {
  const save = useSaveEdits()
  const { data: known } = useDrafts()
  // The value when the sheet was opened.
  const [value] = useState(useKeptValue(field))
  const first = String(value ?? '')
  const { typed, keep, forget, ending } = useTyped(`${field.file} ${field.path.join('.')} of ${first}`, z.string())
  // Starts with unsaved input.
  const [start] = useState(typed ?? first)
  const written = typed ?? first
  const reads = readsAs(written, field.figures)
  const [id] = useState(() => crypto.randomUUID())
  const stale = known?.drafts.find((draft) => draft.id === id && draft.isStale)
  const tooLong = field.limit !== null && reads.length > field.limit
  const leave = ending(onClose)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (written === first) return leave()
    const { file, path } = field
    const after = typeof value === 'number' ? Number(written) : written
    save.mutate(
      { label: first.slice(0, 60), edits: [{ id, file, path, before: value, after }] },
      {
        onSuccess: ({ mistakes, isStale }) => {
          if (mistakes.length > 0) return
          forget()
          if (!isStale) onSaved(field.shown, reads)
        },
      },
    )
  }
  if (stale) return <StaleDraft draft={stale} onChosen={onClose} />
  return (
    <form className="flow" onSubmit={submit}>
      <p className="soft small">{placeIn(field)}</p>
      {field.path.join() === 'county' ? (
        <CountyField
          {...{ schema: {}, path: field.path, value: written, mistakes: [] }}
          onChange={(one) => keep(String(one))}
        />
      ) : (
        <FieldText
          {...{ start, tapped, figures: field.figures, onChange: keep }}
          aria-label={site.text}
          aria-invalid={tooLong || undefined}
        />
      )}
      {hasTokens(start) && <p className="soft small">{site.tokenWhy}</p>}
      {field.limit !== null && (
        <p className="small" data-over={tooLong || undefined} role="status">
          {fill(site.length, { count: reads.length, limit: field.limit })}
        </p>
      )}
      <SheetFoot disabled={tooLong || save.isPending} problem={problemOfSave(save)} onLeave={leave} />
    </form>
  )
}

// A figure without a value is called by its label.
const emptied = /\{[\w.]+\.(\w+)\}/g

export function FieldRow({ field, ...rest }: ComponentProps<'button'> & { field: EditableField }) {
  return (
    <button type="button" className="row" {...rest}>
      <span className="soft small">{placeIn(field)}</span>
      <span>{plainText(field.shown).replace(emptied, (_, key: string) => `(${fieldName(key)})`)}</span>
    </button>
  )
}

interface SheetProps extends Omit<FieldProps, 'field'> {
  /** Candidates for the field of the tapped text. */
  fields: readonly EditableField[]
}

/** Opens the tapped field; offers a choice if the text occurs in several. */
export function FieldSheet({ fields, ...rest }: SheetProps) {
  const [chosen, choose] = useState(fields.length === 1 ? fields[0] : undefined)
  const [picture] = chosen?.file.endsWith('/images.yaml') ? chosen.path : []
  return (
    <Sheet title={fields.length === 0 ? site.noSentence : chosen ? site.change : site.which}>
      {chosen && <FieldForm field={chosen} {...rest} />}
      {picture !== undefined && <Link to={`/site/pictures/${picture}`}>{site.otherPicture}</Link>}
      {!chosen && (
        <div className="choices">
          {fields.map((field) => (
            <FieldRow key={field.file + field.path.join('.')} field={field} onClick={() => choose(field)} />
          ))}
          {fields.length === 0 && <Link to="/site/more">{site.toLists}</Link>}
          <Button variant="outline" onClick={rest.onClose}>
            {words.cancel}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
