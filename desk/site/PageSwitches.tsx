import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { isGroup, type Json, valueAt } from '../../contract/desk/field-diff.ts'
import type { TakeOut as TakeOutRequest } from '../../contract/desk/getting-ready.ts'
import type { FormPart } from '../../contract/desk/site.ts'
import { Alert } from '../Alert.tsx'
import { useGettingReady, useNaming, useSaveEdits, useSiteActions } from '../api/site-calls.ts'
import { fillCounted, words } from '../desk-content.ts'
import { QueryProblem } from '../QueryProblem.tsx'
import { RemoveButton } from '../RemoveButton.tsx'
import { CheckLine } from './CheckLine.tsx'
import { FieldRows } from './FieldRows.tsx'
import { Fold } from './Fold.tsx'
import { fieldEdit } from './field-edit.ts'
import { useKeptValue } from './kept-value.ts'
import { fieldName, titleOf } from './names.ts'
import { problemOfSave, Saved } from './SaveFoot.tsx'

const { site } = words

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
    <Removal {...{ removal, onRemove: remove }} label={site.removePage} question={site.removeSure}>
      <StillNaming file={file} />
    </Removal>
  )
}

type RemovalProps = ComponentProps<typeof RemoveButton> & { removal: Parameters<typeof problemOfSave>[0] }

/** A button that removes something of the site, once it has been asked, with the problem if it fails. */
export function Removal(props: RemovalProps) {
  const problem = problemOfSave(props.removal)
  return <RemoveButton className="remove-part" size="regular" yes={site.removeYes} {...{ problem, ...props }} />
}

type ManyProps = Omit<RemovalProps, 'removal'> & {
  count: number
  removal: ReturnType<typeof useSiteActions>['removeShipped' | 'takeOut']
}

/** Removes many pages or sentences at once, while there are any. */
export function RemoveMany({ count, removal, ...rest }: ManyProps) {
  if (removal.data?.isKept) return <Saved isSaved />
  return count === 0 ? null : <Removal {...{ removal, ...rest }} />
}

/** How many sentences still say what was removed, by rows of "Getting ready". */
export function StillSaid({ rows: names }: { rows: readonly string[] }) {
  const { rows = [], isDrafted } = useGettingReady().data ?? {}
  const said = rows.filter(({ name }) => names.includes(name)).flatMap(({ fields, needed }) => [...fields, ...needed])
  if (!isDrafted || said.length === 0) return null
  return (
    <p className="soft small">
      {fillCounted(site.stillSaid, said.length)} <Link to="/site/ready">{site.ready}</Link>
    </p>
  )
}

/** Takes the sentences of a row of "Getting ready" out of the texts, as drafts. */
export function TakeOut({ name, count = 1 }: { name: TakeOutRequest['name']; count?: number }) {
  const { takeOut } = useSiteActions()
  return (
    <RemoveMany
      {...{ count, removal: takeOut, onRemove: () => takeOut.mutate(name) }}
      label={site.takeOut}
      question={site.takeOutWhy}
      doing={site.takingOut}
    />
  )
}
