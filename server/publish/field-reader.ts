import { globSync } from 'node:fs'
import { readField } from '../../content/schema/edit/edit-file.ts'
import { figuresIn, noFacts } from '../../content/schema/figures/fill-figures.ts'
import { type FileSchemas, fileSchemas } from '../../content/schema/gather/file-schemas.ts'
import type { FindField, Pages } from '../../contract/desk/edit-page.ts'
import { isGroup, type Json, valueAt } from '../../contract/desk/field-diff.ts'
import type {
  Draft,
  EditableField,
  Figures,
  Form,
  FormName,
  HiddenWords,
  OpenDraft,
  Pictures,
} from '../../contract/desk/site.ts'
import { factsWith } from './check-file.ts'
import { languageOf, readWords } from './content-folder.ts'
import { type DraftStore, fieldOf, type ReadFile } from './draft-store.ts'
import { isOpenField, samplesIn } from './field-rules.ts'
import { fieldSchema, limitAt, openGroup, openSchema } from './fields/field-schema.ts'
import { findFields } from './fields/find-fields.ts'
import { untranslated } from './fields/untranslated.ts'
import { formPlaces } from './forms.ts'
import { hiddenSentences } from './hidden-words.ts'
import { isShippedPage } from './launch-check/shipped-pages.ts'
import { picturesIn } from './pictures/site-pictures.ts'
import { type Place, placesIn, type Sentence, sentencesOf } from './sentence-changes.ts'
import type { sentencesNaming } from './sentences-naming.ts'
import type { SiteReader } from './site-reader.ts'

export type FieldParts = {
  contentDir: string
  /** Languages of the site, the first one first. */
  languages: () => readonly string[]
  drafts: DraftStore
  reader: SiteReader
}

/** Reads the content as the desk edits it: every field with its drafts. */
export const fieldReader = ({ contentDir, languages, drafts, reader }: FieldParts) => {
  const schemas = new Map<string, FileSchemas>()
  const schemaOf = (file: string) => {
    const codes = languages()
    const known = schemas.get(codes.join()) ?? fileSchemas(codes)
    schemas.set(codes.join(), known)
    return known(file)
  }

  const freshDrafts = async () => (await drafts.open()).filter(({ isStale }) => !isStale)

  const filesWith =
    (made: readonly Draft[]): ReadFile =>
    (file) =>
      drafts.textWith(made, file, readWords(contentDir, file))

  const draftedFiles = async (): Promise<ReadFile> => filesWith(await freshDrafts())

  /** Returns a function that finds the field of a sentence which the desk may change: one, or none. */
  const editable = (codes: readonly string[], textOf: ReadFile) => {
    const facts = new Map(codes.map((code) => [code, factsWith(code, textOf)]))
    return ({ file, path, text }: Sentence): EditableField[] => {
      const known = schemaOf(file)
      const start = path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1 || path.length)
      const item = fieldOf(file, textOf(file), start)
      const value = valueAt(item, path.slice(start.length))
      if (!known || value === null || !isOpenField(file, path)) return []
      const figures = figuresIn(file, String(value), facts.get(languageOf(file)) ?? noFacts)
      const [shown, limit] = [text || readsAs(value, figures), limitAt(known.schema, path)]
      return [{ file, path: [...path], value, shown, entry: entryName(item, value), figures, limit }]
    }
  }

  const open = async (): Promise<OpenDraft[]> => {
    const textOf = await draftedFiles()
    const figuresOf = ({ file, now, after }: Draft) =>
      figuresIn('', JSON.stringify([now, after]), factsWith(languageOf(file), textOf))
    return (await drafts.open()).map((draft) => ({ ...draft, figures: draft.isStale ? figuresOf(draft) : {} }))
  }

  /** Returns a function that finds the fields at places, as they read with all drafts. */
  const placeReader = async () => {
    const fieldsOf = editable(languages(), await draftedFiles())
    return (places: readonly Place[]) => places.flatMap(({ file, path }) => fieldsOf({ file, path, text: '' }))
  }

  const fieldsAt = async (places: readonly Place[]): Promise<EditableField[]> =>
    places.length === 0 ? [] : (await placeReader())(places)

  /** The fields of these drafts in other languages that stay as they are. */
  const translations = async (ids: readonly string[]): Promise<EditableField[]> => {
    const made = (await drafts.open()).filter(({ id }) => ids.includes(id))
    return fieldsAt(untranslated(made, languages()))
  }

  /** All texts of a page that a draft adds; the changed text of any other draft. */
  const textsOf = ({ file, path, before, after }: Draft, textOf: ReadFile): Sentence[] => {
    const isAdded = path.length === 0 && before === null
    const value = isAdded ? readField(file, textOf(file), []) : after
    return sentencesOf({ path: file, value }).map((one) => ({ ...one, path: [...path, ...one.path] }))
  }

  const find = async (tapped: FindField): Promise<EditableField[]> => {
    const textOf = await draftedFiles()
    const drafted = (await drafts.open()).flatMap((draft) => textsOf(draft, textOf))
    const found = findFields(await reader.read(contentDir), { ...tapped, drafted })
    const once = new Map(found.map((sentence) => [JSON.stringify([sentence.file, sentence.path]), sentence]))
    return [...once.values()].flatMap(editable([tapped.language], textOf))
  }

  const hidden = async (language: string): Promise<HiddenWords> => {
    const groups = hiddenSentences(await reader.read(contentDir), language)
    const fieldsOf = await placeReader()
    return { groups: groups.map(({ kind, sentences }) => ({ kind, fields: fieldsOf(sentences) })) }
  }

  const form = async (name: FormName, language: string): Promise<Form> => {
    const textOf = await draftedFiles()
    const shipped = { languages: languages(), textOf, parts: await drafts.changedParts() }
    const added = (await drafts.open()).filter(({ path }) => path.length === 0).map(({ file }) => file)
    const filesIn = (folder: string) => {
      const there = globSync(`${folder}*.md`, { cwd: contentDir }).map((file) => file.replaceAll('\\', '/'))
      return [...new Set([...there, ...added.filter((file) => file.startsWith(folder))])].sort()
    }
    const parts = formPlaces(name, language, filesIn).flatMap(({ file, path }) => {
      const [known, text] = [schemaOf(file), textOf(file)]
      if (!known || text === undefined) return []
      const value = readField(file, text, path)
      return {
        file,
        path: [...path],
        schema: openSchema(fieldSchema(known.schema, path), file, path),
        value: isGroup(value) ? openGroup(value, file, path) : value,
        samples: samplesIn(value),
        isShipped: isShippedPage(file, shipped),
        text: file.endsWith('.md') ? text : null,
      }
    })
    const written = JSON.stringify(parts.map(({ value }) => value))
    return { name, language, parts, figures: figuresIn('', written, factsWith(language, textOf)) }
  }

  const pictures = async (): Promise<Pictures> => {
    const textOf = await draftedFiles()
    const read = (file: string) => readField(file, textOf(file), [])
    const altTexts = Object.fromEntries(languages().map((code) => [code, read(`${code}/images.yaml`)]))
    const reading = await reader.read(contentDir)
    return picturesIn({ entries: read('images.yaml'), altTexts, reading })
  }

  /** Sentences of a content folder that name one of these places, or make a promise in these words. */
  const namingAny = async (
    names: readonly string[],
    folder: string,
    naming: typeof sentencesNaming,
  ): Promise<EditableField[]> => {
    if (names.length === 0) return []
    const { contents } = await reader.read(folder)
    return naming(names, contents).flatMap(editable(languages(), await draftedFiles()))
  }

  /** Pages that drafts add, each with a built page of its kind as the model, and addresses of those that drafts remove. */
  const draftedPages = async (
    isBuilt: (address: string) => boolean,
  ): Promise<{ added: Pages['pages']; removed: string[] }> => {
    const made = await freshDrafts()
    const added = made.filter(({ file, path, before }) => path.length === 0 && before === null && isOpenField(file, []))
    const gone = made.filter(isRemoval).map(({ file }) => file)
    if (added.length + gone.length === 0) return { added: [], removed: [] }
    const { contents } = await reader.read(contentDir)
    const [textOf, placeOf] = [filesWith(made), placesIn(contents)]
    const pages = contents.flatMap(({ language, files }) => files.map((file) => ({ language, file })))
    return {
      added: added.flatMap(({ file }) => {
        const [language, folder] = [languageOf(file), file.replace(/[^/]*$/, '')]
        const siblings = pages.filter((page) => page.file.path.startsWith(folder))
        const model = siblings.map((page) => placeOf(language, page.file).name).find(isBuilt)
        const value = readField(file, textOf(file), [])
        if (model === undefined || !isGroup(value)) return []
        const { name: address } = placeOf(language, { path: file, value })
        return [{ language, address, title: String(value.name ?? value.title), added: { file, model } }]
      }),
      removed: pages
        .filter(({ file }) => gone.includes(file.path))
        .map(({ language, file }) => placeOf(language, file).name),
    }
  }

  const calls = { draftedPages, open, fieldsAt, translations, find, hidden, form, pictures, namingAny }
  return { schemaOf, draftedFiles, editable, calls }
}

/** True for a draft that takes a page off the site, or a service out of the offer. */
const isRemoval = ({ path, after }: Draft): boolean =>
  path.length === 0 ? after === null : path.join() === 'offered' && after === false

/** A text as people read it; empty for a list or a group. */
const readsAs = (value: Json, figures: Figures) =>
  typeof value === 'object' ? '' : String(value).replace(/\{[\w.]+\}/g, (token) => figures[token] ?? token)

/** What an entry of a list is called, for its other fields. */
const entryName = (item: Json, value: Json): string => {
  const name = isGroup(item) && item !== value ? (item.label ?? item.title ?? item.question ?? item.name ?? '') : ''
  return typeof name === 'string' && name !== value ? name : ''
}
