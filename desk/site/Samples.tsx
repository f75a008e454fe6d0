import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { isGroup, type Json, valueAt } from '../../contract/desk/field-diff.ts'
import type { FormName, FormPart } from '../../contract/desk/site.ts'
import { formQuery, useSaveEdits } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { fieldEdit } from './field-edit.ts'
import { SaveFoot } from './SaveFoot.tsx'

const { site } = words

type Listed = { file: string; path: FormPart['path']; list: Json[]; left: Json[] }

const listOf = ({ file, path, value, samples }: FormPart): Listed => {
  const inner = Array.isArray(value) ? [] : ['testimonials']
  const found = valueAt(value, inner)
  const list = Array.isArray(found) ? found : []
  const left = list.filter((item) => !(isGroup(item) && samples.includes(String(item.text))))
  return { file, path: [...path, ...inner], list, left }
}

interface SamplesProps {
  name: FormName
  language: string
  languages: readonly string[]
}

/** Removes the sample reviews in all languages; without samples, confirms that customers wrote this language's reviews. */
export function Samples({ name, language, languages }: SamplesProps) {
  const save = useSaveEdits()
  const [isSaid, setSaid] = useState(false)
  const forms = useQueries({ queries: languages.map((code) => formQuery(name, code)) })
  const parts = forms.flatMap(({ data }) => data?.parts ?? [])
  const lists = parts.map(listOf)
  // The reviews page needs one at least, in any language; the home page does not.
  const mayGo = name === 'reviews' || lists.some(({ left }) => left.length > 0)
  const removals = lists.flatMap(({ file, path, list, left }) =>
    mayGo && left.length < list.length ? [fieldEdit(file, path, list, left)] : [],
  )
  const real = fieldEdit(`${language}/testimonials.yaml`, ['sample'], true, false)
  const isReal = parts.every(({ samples }) => samples.length === 0)
  // Asked once no sample is left: only the owner knows who wrote the others.
  const mayBeSaid = isReal && name === 'testimonials' && !isSaid
  if (isReal && !mayBeSaid && !save.isSuccess) return null
  return (
    <SaveFoot
      save={save}
      isChanged={mayBeSaid || (!isReal && removals.length > 0)}
      type="button"
      variant="outline"
      onClick={() =>
        save.mutate(
          { label: site.forms[name], edits: isReal ? [real] : removals },
          { onSuccess: () => setSaid(isReal) },
        )
      }
    >
      {isReal ? site.allReal : site.removeSamples}
    </SaveFoot>
  )
}
