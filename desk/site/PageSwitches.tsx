import { type ComponentProps, useState } from 'react'
import { isGroup, type Json, valueAt } from '../../contract/desk/field-diff.ts'
import type {
  RemoveShipped as RemoveShippedRequest,
  TakeOut as TakeOutRequest,
} from '../../contract/desk/getting-ready.ts'
import type { FormPart } from '../../contract/desk/site.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { useNaming, useSaveEdits, useSiteActions } from '../api/site-calls.ts'
import { fillCounted, words } from '../desk-content.ts'
import { QueryProblem } from '../QueryProblem.tsx'
import { CheckLine } from './CheckLine.tsx'
import { FieldRows } from './FieldRows.tsx'
import { Fold } from './Fold.tsx'
import { fieldEdit } from './field-edit.ts'
import { useKeptValue } from './kept-value.ts'
import { fieldName, titleOf } from './names.ts'
import { problemOfSave, Saved } from './SaveFoot.tsx'

const { site } = words

/** True for a service that is not offered now. */
export const isOff = (value: Json) => isGroup(value) && value.offered === false

/** Takes a service off the site, and back, at the next publish. It is saved at once: the form below it is long. */
export function OfferedSwitch({ part }: { part: FormPart }) {
  const save = useSaveEdits()
  const [chosen, setChosen] = useState(true)
  const value = useKeptValue(part)
  const isOn = save.isPending ? chosen : !isOff(value)
  const choose = (isOn: boolean) => {
    setChosen(isOn)
    const path = ['offered']
    const edit = fieldEdit(part.file, path, valueAt(value, path), isOn ? null : false)
    save.mutate({ label: titleOf(part), edits: [edit] })
  }
  const problem = problemOfSave(save)
  return (
    <div className="flow">
      <CheckLine label={fieldName('offered')} checked={isOn} disabled={save.isPending} onCheck={choose} />
      <Alert>{problem}</Alert>
      <Saved isSaved={save.isSuccess && !problem} isWaiting={save.data?.isWaiting} isStale={save.data?.isStale} />
      {!isOn && <StillNaming file={part.file} />}
    </div>
  )
}

/** Sentences that still name a removed or resting page. */
function StillNaming({ file }: { file: string }) {
  const { data, error, refetch } = useNaming(file)
  return (
    <>
      <QueryProblem error={error} onRetry={refetch} />
      {!data && !error && <p role="status">{site.reading}</p>}
      {data && data.fields.length > 0 && (
        <Fold title={fillCounted(site.stillNamed, data.fields.length)}>
          <FieldRows fields={data.fields} />
        </Fold>
      )}
    </>
  )
}

/** Deletes a page in every language, with the links to it. */
export function RemovePart({ part, removal }: { part: FormPart; removal: ReturnType<typeof useSaveEdits> }) {
  const { file, text } = part
  const remove = () => removal.mutate({ label: titleOf(part), edits: [fieldEdit(file, [], text, null)] })
  return (
    <Removal {...{ removal, onYes: remove }} label={site.removePage} why={site.removeSure}>
      <StillNaming file={file} />
    </Removal>
  )
}

/** Deletes the towns or articles that came with the site, but those that the owner changed. */
export function RemoveShipped({ name, parts }: { name: RemoveShippedRequest['name']; parts: readonly FormPart[] }) {
  const { removeShipped } = useSiteActions()
  const count = parts.filter(({ isShipped }) => isShipped).length
  if (removeShipped.data?.isKept) return <Saved isSaved />
  if (count === 0) return null
  return (
    <Removal
      {...{ removal: removeShipped, onYes: () => removeShipped.mutate(name) }}
      label={fillCounted(site.removeShipped, count)}
      why={site.removeShippedWhy}
    />
  )
}

/** Takes the sentences of a row of "Getting ready" out of the texts, as drafts. */
export function TakeOut({ name, isAny = true }: { name: TakeOutRequest['name']; isAny?: boolean }) {
  const { takeOut } = useSiteActions()
  if (takeOut.data?.isKept) return <Saved isSaved />
  if (!isAny) return null
  return (
    <Removal {...{ removal: takeOut, onYes: () => takeOut.mutate(name) }} label={site.takeOut} why={site.takeOutWhy} />
  )
}

interface RemovalProps extends ComponentProps<'div'> {
  label: string
  why: string
  removal: Parameters<typeof problemOfSave>[0] & { isPending: boolean }
  onYes: () => void
}

/** A button that removes once it has been asked twice. */
export function Removal({ label, why, removal, onYes, children, ...rest }: RemovalProps) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button className="remove-part" variant="outline" onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <div className="flow remove-part" {...rest}>
      <p role="alert">{why}</p>
      {children}
      <div className="next-steps">
        <Button disabled={removal.isPending} onClick={onYes}>
          {removal.isPending ? words.loading : site.removeYes}
        </Button>
        <Button variant="outline" onClick={() => setAsked(false)}>
          {words.cancel}
        </Button>
      </div>
      <Alert>{problemOfSave(removal)}</Alert>
    </div>
  )
}
