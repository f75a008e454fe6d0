import { useQueries } from '@tanstack/react-query'
import { isGroup } from '../../contract/desk/field-diff.ts'
import type { FormPart } from '../../contract/desk/site.ts'
import { formQuery, useSaveEdits } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { fieldEdit } from './field-edit.ts'
import { Removal } from './PageSwitches.tsx'
import { SaveFoot } from './SaveFoot.tsx'

const { site } = words

const removalOf = ({ file, path, value, samples }: FormPart) => {
  const list = Array.isArray(value) ? value : []
  const left = list.filter((item) => !(isGroup(item) && samples.includes(String(item.text))))
  return left.length < list.length ? [fieldEdit(file, path, list, left)] : []
}

/** Marks samples whose text the owner has replaced as written by customers. */
const confirmationsOf = ({ file, path, value }: FormPart) =>
  (Array.isArray(value) ? value : []).flatMap((item, at) =>
    isGroup(item) && item.sample === true ? [fieldEdit(file, [...path, at, 'sample'], true, false)] : [],
  )

/** Removes the sample reviews in all languages; without samples, confirms that customers wrote the reviews. */
export function Samples({ languages }: { languages: readonly string[] }) {
  const save = useSaveEdits()
  const forms = useQueries({ queries: languages.map((code) => formQuery('reviews', code)) })
  const parts = forms.flatMap(({ data }) => data?.parts ?? [])
  const removals = parts.flatMap(removalOf)
  // Asked once no sample is left: only the owner knows who wrote the others.
  const edits = removals.length > 0 ? removals : parts.flatMap(confirmationsOf)
  if (edits.length === 0 && !save.isSuccess) return null
  const saveAll = () => save.mutate({ label: site.forms.reviews, edits })
  if (removals.length > 0)
    return <Removal label={site.removeSamples} question={site.removeSamplesSure} removal={save} onRemove={saveAll} />
  return (
    <SaveFoot save={save} isChanged={edits.length > 0} type="button" variant="outline" onClick={saveAll}>
      {site.allReal}
    </SaveFoot>
  )
}
