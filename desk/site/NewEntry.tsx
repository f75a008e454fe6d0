import { useQueries, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type FormEvent, useId, useState } from 'react'
import { z } from 'zod'
import { isGroup } from '../../contract/desk/field-diff.ts'
import { type FormPart, type folderForms, newFileSchema } from '../../contract/desk/site.ts'
import { fill } from '../../pricing/fill.ts'
import { Field } from '../../site/ui/Field.tsx'
import { formQuery, useSaveEdits } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { Form } from '../Form.tsx'
import { useTyped } from '../offline/typed.ts'
import { CheckLine } from './CheckLine.tsx'
import { fieldEdit } from './field-edit.ts'
import { languageName } from './LanguageChoice.tsx'
import { PictureField } from './LookFields.tsx'
import { MarkdownPreview } from './MarkdownPreview.tsx'
import { fieldName, isPage } from './names.ts'
import { newHead, slugOf } from './new-entry.ts'
import { Saved, SaveFoot } from './SaveFoot.tsx'
import { SelectField } from './SelectField.tsx'
import { TextArea } from './TextArea.tsx'

const { site } = words

const textAt = ({ value }: FormPart, key: string) => (isGroup(value) ? String(value[key] ?? '') : '')
const folders = { towns: 'cities', services: 'services', articles: 'blog' } as const
const typedSchema = z.object({
  ...{ title: z.string(), image: z.string(), county: z.string(), miles: z.string(), category: z.string() },
  ...{ zips: z.string(), isFree: z.boolean(), texts: z.record(z.string(), z.string()) },
})
type Typed = z.infer<typeof typedSchema>
const empty: Typed = { title: '', image: '', county: '', miles: '', category: '', zips: '', isFree: false, texts: {} }

interface NewEntryProps {
  name: (typeof folderForms)[number]
  /** Parts of the form: the pages of this kind, and the lists that name them. */
  parts: readonly FormPart[]
  languages: readonly string[]
}

/** Form for a new article, town or service. It starts empty, so that it states nothing that is another one's. */
export function NewEntry({ name, parts, languages }: NewEntryProps) {
  const id = useId()
  const save = useSaveEdits()
  const { typed: unsaved, keep, forget } = useTyped(`new ${name}`, typedSchema)
  const typed = unsaved ?? empty
  const [isOpen, setOpen] = useState(unsaved !== undefined)
  const forms = useQueries({ queries: languages.map((language) => formQuery(name, language)) })
  const { data: business } = useQuery({ ...formQuery('business', languages[0] ?? ''), enabled: name === 'towns' })
  const pagesIn = (at: number) => forms[at]?.data?.parts.filter(isPage) ?? []
  const set = (changed: Partial<Typed>) => {
    save.reset()
    keep({ ...typed, ...changed })
  }
  const { title, image, category, zips, isFree, texts } = typed
  const [first = ''] = languages
  const body = texts[first] ?? ''
  const page = `${folders[name]}/${slugOf(title)}.md`
  const isKnown = parts.some(({ file }) => file.endsWith(`/${page}`))
  const [facts] = business?.parts ?? []
  const counties = isGroup(facts?.value) && Array.isArray(facts.value.counties) ? facts.value.counties.map(String) : []
  const categories = [...new Set(pagesIn(0).map((one) => textAt(one, 'category')))]
  const model = pagesIn(0).findIndex((page) => textAt(page, 'category') === category)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const pages = languages.map((language, at) => {
      const own = texts[language]?.trim() || body
      const kind = pagesIn(at)[model]
      const said = { ...typed, body: own, category: kind ? textAt(kind, 'category') : category }
      const today = new Date().toISOString().slice(0, 10)
      const head = newHead(
        name,
        { ...said, today },
        pagesIn(at).map(({ value }) => value),
      )
      return fieldEdit(`${language}/${page}`, [], null, newFileSchema.parse({ head, body: own }))
    })
    // The lists of `business.yaml` that name towns.
    const lists = parts.flatMap(({ file, path, value }): ReturnType<typeof fieldEdit>[] => {
      if (path[0] === 'coreCities' && isFree && Array.isArray(value))
        return [fieldEdit(file, path, value, [...value, title])]
      if (path[0] !== 'zips' || zips === '') return []
      return [fieldEdit(file, [...path, title], (isGroup(value) && value[title]) || null, zips.match(/\d{5}/g) ?? [])]
    })
    const close = () => {
      forget()
      setOpen(false)
    }
    save.mutate(
      { label: title, edits: [...pages, ...lists] },
      { onSuccess: ({ mistakes, isStale }) => mistakes.length === 0 && !isStale && close() },
    )
  }
  const field = (
    key: 'title' | 'miles' | 'zips' | 'category',
    label: string,
    rest: Partial<ComponentProps<typeof Field>>,
  ) => (
    <Field
      {...{ id: `${id}-${key}`, name: key, label, value: typed[key] }}
      onChange={({ currentTarget }) => set({ [key]: currentTarget.value })}
      {...rest}
    />
  )
  const choice = (key: 'county' | 'category', choices: readonly string[]) => (
    <SelectField
      required
      label={fieldName(key)}
      value={typed[key]}
      onChange={({ currentTarget }) => set({ [key]: currentTarget.value })}
    >
      <option value="">{site.choose}</option>
      {choices.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </SelectField>
  )
  const mistakeOf = (key: string) => save.data?.mistakes.find(({ path }) => path[0] === key)?.text
  return (
    <>
      <details className="card" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{site.newEntry}</summary>
        <Form className="flow" onSubmit={submit}>
          <p className="soft">{site.newEntryWhy}</p>
          {field('title', name === 'articles' ? site.entryTitle : site.entryName, {
            ...{ required: true, pattern: '.*[A-Za-z0-9À-ÿ].*', maxLength: 60 },
            error: isKnown ? site.entryKnown : mistakeOf('name'),
          })}
          {name === 'towns' && (
            <>
              {choice('county', counties)}
              {field('miles', fieldName('milesFromShop'), {
                ...{ type: 'number', min: 0, max: 500, required: true, error: mistakeOf('milesFromShop') },
              })}
              {field('zips', fieldName('zips'), { pattern: '\\s*\\d{5}([,\\s]+\\d{5})*\\s*' })}
              <CheckLine label={site.freeTravel} checked={isFree} onCheck={(isFree) => set({ isFree })} />
            </>
          )}
          {name === 'articles' &&
            (categories.length > 0
              ? choice('category', categories)
              : field('category', fieldName('category'), { required: true }))}
          <PictureField
            required
            schema={{}}
            value={image}
            path={['image']}
            mistakes={[]}
            onChange={(name) => set({ image: String(name) })}
          />
          {languages.map((language) => (
            <TextArea
              key={language}
              label={language === first ? site.entryText : fill(site.entryTextIn, { language: languageName(language) })}
              {...{ rows: 10, required: language === first, value: texts[language] ?? '' }}
              onChange={({ currentTarget }) => set({ texts: { ...texts, [language]: currentTarget.value } })}
            />
          ))}
          <p className="soft small">{site.markdownWhy}</p>
          {body && (
            <>
              <h3>{site.preview}</h3>
              <MarkdownPreview text={body} />
            </>
          )}
          <SaveFoot
            save={save}
            {...(unsaved && { onThrowAway: forget })}
            disabled={isKnown || forms.some(({ data }) => !data)}
          >
            {words.save}
          </SaveFoot>
        </Form>
      </details>
      {!isOpen && <Saved isSaved={save.isSuccess} isWaiting={save.data?.isWaiting} />}
    </>
  )
}
