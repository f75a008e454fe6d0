import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { fieldDiffs, isGroup, type Json, withDrafts } from '../../contract/desk/field-diff.ts'
import { type FormName, type FormPart, folderForms, formNames } from '../../contract/desk/site.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Alert } from '../Alert.tsx'
import { siteProblem } from '../api/problem.ts'
import { formQuery, usePages, useSaveEdits } from '../api/site.ts'
import { words } from '../content.ts'
import { useUnsentEdits } from '../offline/unsent.ts'
import { Problem } from '../Problem.tsx'
import { Fold } from './Fold.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { NewEntry } from './NewEntry.tsx'
import { placeName } from './names.ts'
import { SchemaField } from './SchemaField.tsx'

const { site } = words

const isFolder = (name: FormName) => folderForms.some((one) => one === name)
const isPage = ({ file }: FormPart) => file.endsWith('.md')
const titleOf = ({ value, file, path }: FormPart): string => {
  if (path.length > 0) return placeName(path)
  const title = isGroup(value) ? (value.name ?? value.title) : null
  return typeof title === 'string' ? title : (/([\w-]+)\.\w+$/.exec(file)?.[1] ?? file)
}

interface PartProps {
  part: FormPart
  label: string
}

/** Fields of one file. Each changed field is saved as a draft. */
function Part({ part, label }: PartProps) {
  const save = useSaveEdits()
  const unsent = useUnsentEdits().flatMap(({ edit }) => ('path' in edit ? [edit] : []))
  const kept = withDrafts(part, unsent)
  const [value, setValue] = useState<Json>()
  const mistakes = save.data?.mistakes ?? []
  const edits = fieldDiffs(kept, value ?? kept, part.path).map((diff) => ({
    ...{ id: crypto.randomUUID(), file: part.file },
    ...diff,
  }))
  // A mistake without a field in the form.
  const [other] = mistakes
  return (
    <form
      className="flow"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ label, edits }, { onSuccess: (saved) => saved.mistakes.length === 0 && setValue(undefined) })
      }}
    >
      <SchemaField
        isWhole
        schema={part.schema}
        value={value ?? kept}
        path={part.path}
        mistakes={mistakes}
        onChange={(changed) => {
          save.reset()
          setValue(changed)
        }}
      />
      <Alert>{(other || save.error) && (other?.text ?? siteProblem(save.error))}</Alert>
      <p role="status" hidden={!save.isSuccess || mistakes.length > 0}>
        {save.data?.isWaiting ? words.offline.kept : site.saved}
      </p>
      {edits.length > 0 && (
        <div className="form-foot">
          <Button type="submit" width="full" disabled={save.isPending}>
            {words.save}
          </Button>
        </div>
      )}
    </form>
  )
}

/** Marks the testimonials as real. */
function AllAreReal({ part, language }: { part: FormPart; language: string }) {
  const save = useSaveEdits()
  const file = `${language}/testimonials.yaml`
  const edit = { id: crypto.randomUUID(), file, path: ['sample'], before: true, after: false }
  if (save.isSuccess) return <p role="status">{save.data.mistakes[0]?.text ?? site.saved}</p>
  return (
    <>
      <Button variant="outline" onClick={() => save.mutate({ label: titleOf(part), edits: [edit] })}>
        {site.allReal}
      </Button>
      {save.error && <p className="problem">{siteProblem(save.error)}</p>}
    </>
  )
}

/** Deletes a page in every language. */
function RemovePart({ name, part }: { name: FormName; part: FormPart }) {
  const { data: pages } = usePages()
  const save = useSaveEdits()
  const [isAsked, setAsked] = useState(false)
  const forms = useQueries({ queries: (pages?.languages ?? []).map((language) => formQuery(name, language)) })
  const own = part.file.replace(/^[a-z]{2}\//, '')
  const files = forms.flatMap(({ data }) => data?.parts.filter(({ file }) => file.endsWith(`/${own}`)) ?? [])
  const edits = files.map(({ file, text }) => ({ id: crypto.randomUUID(), file, path: [], before: text, after: null }))
  if (!isAsked)
    return (
      <Button variant="outline" onClick={() => setAsked(true)}>
        {site.removePage}
      </Button>
    )
  return (
    <div className="flow">
      <p role="alert">{site.removeSure}</p>
      <Button onClick={() => save.mutate({ label: titleOf(part), edits })}>{site.removeYes}</Button>
      {save.error && <p className="problem">{siteProblem(save.error)}</p>}
    </div>
  )
}

/** Form for content that is not a sentence on a page: facts, hours, prices, towns, reviews. */
export function FormView() {
  const params = useParams()
  const [search, setSearch] = useSearchParams()
  const { data: pages } = usePages()
  const name = formNames.find((one) => one === params.name) ?? 'business'
  const language = search.get('language') ?? pages?.languages[0] ?? ''
  const { data: form, error, refetch } = useQuery({ ...formQuery(name, language), enabled: language !== '' })
  const hasWords = form?.parts.some(({ file }) => file.startsWith(`${language}/`))
  return (
    <>
      <Link className="lead-back" to="/site/more">
        {words.back}
      </Link>
      <h1>{site.forms[name]}</h1>
      <Problem error={error} onRetry={refetch} />
      {!form && !error && <p role="status">{words.loading}</p>}
      {hasWords && (
        <LanguageChoice language={language} onChoose={(code) => setSearch({ language: code }, { replace: true })} />
      )}
      {form?.parts.map((part) =>
        form.parts.length === 1 && !isPage(part) ? (
          <Part key={part.file} part={part} label={site.forms[name]} />
        ) : (
          <Fold key={part.file + part.path.join()} title={titleOf(part)}>
            <Part part={part} label={titleOf(part)} />
            {isPage(part) && <RemovePart name={name} part={part} />}
          </Fold>
        ),
      )}
      {form?.parts[0] && name === 'testimonials' && <AllAreReal part={form.parts[0]} language={language} />}
      {form && isFolder(name) && (
        <NewEntry name={name} parts={form.parts.filter(isPage)} languages={pages?.languages ?? []} />
      )}
    </>
  )
}
