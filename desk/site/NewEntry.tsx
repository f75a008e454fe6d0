import { useId, useState } from 'react'
import { isGroup, type Json } from '../../contract/desk/field-diff.ts'
import { type FormName, type FormPart, newFileSchema } from '../../contract/desk/site.ts'
import { Field } from '../../site/ui/Field.tsx'
import { useSaveEdits } from '../api/site.ts'
import { words } from '../content.ts'
import { PictureField } from './LookFields.tsx'
import { MarkdownPreview } from './MarkdownPreview.tsx'
import { SaveFoot } from './SaveFoot.tsx'

const { site } = words

const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 70)

const wordsAMinute = 200
const cut = (text: string, most: number) => (text.length <= most ? text : text.slice(0, text.lastIndexOf(' ', most)))

type New = { numbers: Record<string, number>; name: string; title: string; body: string; image: string }

/** Frontmatter of a new page: copied from an earlier one, with values from title and text. */
const headOf = (earlier: Json, { numbers, name, title, body, image }: New) => {
  const old = isGroup(earlier) ? earlier : {}
  const [first = ''] = body.split(/\n\s*\n/).filter((paragraph) => !paragraph.startsWith('#'))
  const lead = cut(first.replace(/\s+/g, ' ').trim(), 150)
  const meta = { title: cut(title, 60), description: lead, keywords: [title] }
  const own =
    name === 'articles'
      ? {
          ...numbers,
          ...{ title, excerpt: lead, date: new Date().toISOString().slice(0, 10) },
          ...{ readTime: `${Math.max(1, Math.round(body.split(/\s+/).length / wordsAMinute))} min` },
          ...{ related: [], sources: [], questions: [] },
        }
      : { ...numbers, name: title, listName: title, title, description: lead }
  const { updated: _, slug: __, ...kept } = old
  // A field that the earlier page lacks does not exist for this kind of page.
  const known = Object.entries(own).filter(([key]) => Object.hasOwn(old, key))
  return {
    ...kept,
    ...Object.fromEntries(known),
    ...(Object.hasOwn(old, 'image') && { image }),
    ...('meta' in old && { meta }),
  }
}

/** Next free value of a numeric field. */
const nextOf = (parts: readonly FormPart[], key: string) =>
  Math.max(0, ...parts.map(({ value }) => (isGroup(value) && typeof value[key] === 'number' ? value[key] : 0))) + 1

interface NewEntryProps {
  name: FormName
  /** Existing pages of this kind. */
  parts: readonly FormPart[]
  languages: readonly string[]
}

/** Form for a new article, town or service: title, picture, text; other fields are copied from the last one. */
export function NewEntry({ name, parts, languages }: NewEntryProps) {
  const id = useId()
  const save = useSaveEdits()
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const [earlier] = parts
  const [image, setImage] = useState(() => (isGroup(earlier?.value) ? String(earlier.value.image ?? '') : ''))
  if (!earlier) return null
  const folder = earlier.file.replace(/^[a-z]{2}\/|[^/]+$/g, '')
  const numbers = { id: nextOf(parts, 'id'), order: nextOf(parts, 'order') }
  const head = headOf(earlier.value, {
    numbers,
    name,
    title,
    body,
    image,
  })
  const edits = languages.map((language) => ({
    ...{ id: crypto.randomUUID(), file: `${language}/${folder}${slugOf(title)}.md`, path: [] },
    ...{ before: null, after: newFileSchema.parse({ head, body }) },
  }))
  return (
    <details className="card">
      <summary>{site.newEntry}</summary>
      <form
        className="flow"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ label: title, edits })
        }}
      >
        <p className="soft">{site.newEntryWhy}</p>
        <Field
          {...{ id: `${id}-title`, name: 'title', required: true, maxLength: 60, value: title }}
          label={name === 'articles' ? site.entryTitle : site.entryName}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <PictureField
          schema={{}}
          value={image}
          path={['image']}
          mistakes={[]}
          onChange={(name) => setImage(String(name))}
        />
        <div className="field flow">
          <label htmlFor={`${id}-text`}>{site.entryText}</label>
          <textarea
            {...{ id: `${id}-text`, rows: 10, required: true, value: body }}
            onChange={({ currentTarget }) => setBody(currentTarget.value)}
          />
        </div>
        <p className="soft small">{site.markdownWhy}</p>
        {body && (
          <>
            <h3>{site.preview}</h3>
            <MarkdownPreview text={body} />
          </>
        )}
        <SaveFoot save={save} disabled={slugOf(title) === ''}>
          {words.save}
        </SaveFoot>
      </form>
    </details>
  )
}
