import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { stringify } from 'yaml'
import { z } from 'zod'
import { figuresIn, noFacts } from '../../content/schema/figures/fill-figures.ts'
import { type FileSchemas, fileSchemas } from '../../content/schema/gather/file-schemas.ts'
import type { Json } from '../../contract/desk/field-diff.ts'
import type { AnswerQuestion } from '../../contract/desk/questions.ts'
import {
  type DraftAnswer,
  type DraftRequest,
  type EditableField,
  type Figures,
  type Form,
  type FormName,
  type HiddenWords,
  type Mistake,
  newFileSchema,
  type OpenDraft,
  type Pictures,
  type UsePicture,
} from '../../contract/desk/site.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import { factsWith, mistakesIn } from './check-file.ts'
import { readWords, wordFiles } from './content-folder.ts'
import { type DraftStore, fieldOf, type ReadFile, withChange } from './draft-store.ts'
import { readField } from './edit-file.ts'
import { checkRules, isOpenField } from './field-rules.ts'
import { fieldSchema, limitAt, openGroup, openSchema } from './field-schema.ts'
import { findFields } from './find-fields.ts'
import { formPlaces } from './forms.ts'
import { hiddenSentences } from './hidden-words.ts'
import { lostFigures, namedMistakes } from './lost-figures.ts'
import { pictureDrafts, picturesIn } from './pictures/pictures.ts'
import { topicDrafts } from './questions/topic-drafts.ts'
import { removalDrafts, sentencesNaming, stillNaming } from './remove-page.ts'
import type { Sentence } from './sentence-changes.ts'
import type { SiteReader } from './site-reader.ts'
import { storedForm } from './stored-form.ts'
import { unsafeIn } from './unsafe-text.ts'
import { untranslated } from './untranslated.ts'

const mostDrafts = 1_000
const factFiles = new Set(['business.yaml', 'pricing.yaml'])
const group = z.record(z.string(), z.json())

type Parts = {
  contentDir: string
  /** Languages of the site, the first one first. */
  languages: () => readonly string[]
  /** Content folder of the live build. */
  liveContent: () => string
  drafts: DraftStore
  reader: SiteReader
  hasPicture: (file: string) => boolean
}

/** Editing of the content: reads fields with their drafts, and stores valid changes as drafts. */
export const siteEditor = ({ contentDir, languages, liveContent, drafts, reader, hasPicture }: Parts) => {
  const schemas = new Map<string, FileSchemas>()
  const schemaOf = (file: string) => {
    const codes = languages()
    const known = schemas.get(codes.join()) ?? fileSchemas(codes)
    schemas.set(codes.join(), known)
    return known(file)
  }

  /** The files with all open drafts applied. */
  const draftedFiles = async (): Promise<ReadFile> => {
    const open = (await drafts.open()).filter(({ isStale }) => !isStale)
    return (file) => drafts.textWith(open, file, readWords(contentDir, file))
  }

  const townsIn = (language: string) => globSync(`${language}/cities/*.md`, { cwd: contentDir })
  const factsIn = (language: string, textOf: ReadFile) => factsWith(language, { textOf, places: townsIn(language) })

  /** Reads the facts of these languages, and returns what the desk may change of a sentence: one field, or none. */
  const editable = async (codes: readonly string[], textOf: ReadFile) => {
    const facts = new Map(await Promise.all(codes.map(async (code) => [code, await factsIn(code, textOf)] as const)))
    return ({ file, path, text }: Sentence): EditableField[] => {
      const known = schemaOf(file)
      const value = z.json().parse(fieldOf(file, textOf(file), path))
      if (!known || value === null || !isOpenField(file, path)) return []
      const figures = figuresIn(file, String(value), facts.get(languageOf(file)) ?? noFacts)
      return [
        {
          file,
          path: [...path],
          value,
          shown: text || readsAs(value, figures),
          figures,
          limit: limitAt(known.schema, path),
        },
      ]
    }
  }

  /** Open drafts, oldest first. */
  const open = async (): Promise<OpenDraft[]> => {
    const textOf = await draftedFiles()
    return Promise.all(
      (await drafts.open()).map(async (draft) => {
        const written = JSON.stringify([draft.now, draft.after])
        const facts = draft.isStale ? await factsIn(languageOf(draft.file), textOf) : noFacts
        return { ...draft, figures: figuresIn('', written, facts) }
      }),
    )
  }

  /** The fields of these drafts in other languages that stay as they are. */
  const translations = async (ids: readonly string[]): Promise<EditableField[]> => {
    const made = (await drafts.open()).filter(({ id }) => ids.includes(id))
    const fieldsOf = await editable(languages(), await draftedFiles())
    return untranslated(made, languages()).flatMap((place) => fieldsOf({ ...place, text: '' }))
  }

  /** Fields that could contain a text of a page. */
  const find = async (language: string, text: string): Promise<EditableField[]> => {
    const textOf = await draftedFiles()
    const found = findFields(await reader.read(liveContent()), language, text, await drafts.open())
    const once = new Map(found.map((sentence) => [JSON.stringify([sentence.file, sentence.path]), sentence]))
    return [...once.values()].flatMap(await editable([language], textOf))
  }

  /** Texts that cannot be tapped on a page. */
  const hidden = async (language: string): Promise<HiddenWords> => {
    const textOf = await draftedFiles()
    const groups = hiddenSentences(await reader.read(contentDir), language)
    const fieldsOf = await editable([language], textOf)
    return { groups: groups.map(({ kind, sentences }) => ({ kind, fields: sentences.flatMap(fieldsOf) })) }
  }

  const form = async (name: FormName, language: string): Promise<Form> => {
    const textOf = await draftedFiles()
    const added = (await drafts.open()).filter(({ path }) => path.length === 0).map(({ file }) => file)
    const filesIn = (folder: string) => {
      const there = globSync(`${folder}/*.md`, { cwd: contentDir }).map((file) => file.replaceAll('\\', '/'))
      return [...new Set([...there, ...added.filter((file) => file.startsWith(`${folder}/`))])].sort()
    }
    const parts = formPlaces(name, language, filesIn).flatMap(({ file, path }) => {
      const [known, text] = [schemaOf(file), textOf(file)]
      if (!known || text === undefined) return []
      const value = readField(file, text, path) ?? null
      const open = group.safeParse(value)
      return {
        file,
        path: [...path],
        schema: openSchema(fieldSchema(known.schema, path), file, path),
        value: open.success ? openGroup(open.data, file, path) : z.json().parse(value),
        text: file.endsWith('.md') ? text : null,
      }
    })
    const written = JSON.stringify(parts.map(({ value }) => value))
    return { name, language, parts, figures: figuresIn('', written, await factsIn(language, textOf)) }
  }

  const pictures = async (): Promise<Pictures> => {
    const textOf = await draftedFiles()
    const read = (file: string) => {
      const text = textOf(file)
      return text === undefined ? {} : readField(file, text, [])
    }
    const altTexts = Object.fromEntries(languages().map((code) => [code, read(`${code}/images.yaml`)]))
    return picturesIn(read('images.yaml'), altTexts, await reader.read(contentDir))
  }

  /** What is wrong with a change of one file. */
  const mistakesOf = async (request: DraftRequest, textOf: ReadFile): Promise<Mistake[]> => {
    const known = schemaOf(request.file)
    if (!known) throw new DeskRefusal('not-found')
    const { file, path } = request
    const unsafe = unsafeIn(request.after)
    if (unsafe !== undefined) return [{ file, path, text: unsafe }]
    const asked = { file, known, places: townsIn(languageOf(file)) }
    const changed = textAfter(request, textOf)
    if (changed === undefined) return []
    const found = await mistakesIn({ ...asked, textOf: (name) => (name === file ? changed : textOf(name)) })
    // Mistakes that existed before do not block an unrelated change.
    const before = found.length > 0 && textOf(file) !== undefined ? await mistakesIn({ ...asked, textOf }) : []
    const mistakes = found.filter(({ text }) => !before.some((old) => old.text === text))
    const mayLose = found.length === 0 && factFiles.has(file) && typeof (request.after ?? {}) === 'object'
    if (!mayLose) return mistakes
    const changedText: ReadFile = (name) => (name === file ? changed : textOf(name))
    const wordsOf = (language: string) =>
      wordFiles(contentDir).flatMap((name) => (languageOf(name) === language ? (textOf(name) ?? '') : []))
    const lost = await Promise.all(
      languages().map(async (code) =>
        lostFigures(wordsOf(code), await factsIn(code, textOf), await factsIn(code, changedText)),
      ),
    )
    return namedMistakes(request, lost.flat())
  }

  /** Stores drafts: all of them or, with a mistake in one, none. A repetition after a lost response stores what is missing. */
  const store = async (made: readonly DraftRequest[], personId: string, now: Date): Promise<DraftAnswer> => {
    const known = await Promise.all(made.map(({ id }) => drafts.isKnown(id)))
    if (!known.includes(true)) {
      if ((await drafts.open()).length + made.length > mostDrafts) throw new DeskRefusal('too-many')
      const textOf = await draftedFiles()
      const mistakes = (await Promise.all(made.map((draft) => mistakesOf(draft, textOf)))).flat()
      if (mistakes.length > 0) return { isKept: false, isStale: false, mistakes }
    }
    const stale: boolean[] = []
    for (const draft of made) stale.push(await drafts.save(draft, personId, now))
    return { isKept: true, isStale: stale.includes(true), mistakes: [] }
  }

  const removalOf = async (request: DraftRequest): Promise<DraftRequest[]> => {
    const textOf = await draftedFiles()
    if (textOf(request.file) !== request.before) return [request]
    const files = wordFiles(contentDir).filter((file) => schemaOf(file) !== undefined)
    const placesPath = String(readField('business.yaml', textOf('business.yaml') ?? '', ['placesPath']))
    return removalDrafts(
      request,
      { files: [...new Set([...files, request.file])], languages: languages(), placesPath },
      textOf,
    )
  }

  /** Sentences that would still name a page after its removal. */
  const naming = async (file: string): Promise<EditableField[]> => {
    const textOf = await draftedFiles()
    const before = textOf(file) ?? null
    if (!isOpenField(file, []) || before === null) throw new DeskRefusal('not-found')
    const removal = await removalOf({ id: randomUUID(), file, path: [], before, after: null })
    const { contents } = await reader.read(contentDir)
    return stillNaming(removal, contents).flatMap(await editable(languages(), textOf))
  }

  /** Published sentences that name one of these places. */
  const namingAny = async (names: readonly string[]): Promise<EditableField[]> => {
    if (names.length === 0) return []
    const { contents } = await reader.read(contentDir)
    return sentencesNaming(names, contents).flatMap(await editable(languages(), await draftedFiles()))
  }

  /** A change as the file will hold it: a new Markdown file arrives as fields and text. */
  const written = (request: DraftRequest): DraftRequest => {
    const { file, path, after } = request
    const known = schemaOf(file)
    if (path.length > 0)
      return known ? { ...request, after: storedForm(fieldSchema(known.schema, path), after) } : request
    const { head, body } = newFileSchema.parse(after)
    return { ...request, after: `---\n${stringify(head, { lineWidth: 0 })}---\n\n${body.trim()}\n` }
  }

  /** Stores a change as a draft, or answers its mistakes. Throws `DeskRefusal` for a forbidden change. */
  const save = async (request: DraftRequest, personId: string, now: Date): Promise<DraftAnswer> => {
    const isWhole = request.path.length === 0
    if (!(await drafts.isKnown(request.id))) checkRules(request)
    return store(isWhole && request.after === null ? await removalOf(request) : [written(request)], personId, now)
  }

  /** Uses an uploaded picture in the place of another. */
  const placePicture = async (request: UsePicture, personId: string, now: Date): Promise<DraftAnswer> => {
    const isOurs = Object.keys(request.alt).every((code) => languages().includes(code))
    if (!isOurs || !hasPicture(request.file)) throw new DeskRefusal('not-found')
    return store(pictureDrafts(request, await draftedFiles()), personId, now)
  }

  /** Adds a topic of the chat in each language of the site. */
  const addTopic = async (
    { answer, asked }: { answer: AnswerQuestion; asked: string },
    personId: string,
    now: Date,
  ): Promise<DraftAnswer> => {
    const codes = Object.keys(answer.topics)
    if (codes.length !== languages().length || !languages().every((code) => codes.includes(code)))
      throw new DeskRefusal('not-understood')
    return store(topicDrafts(answer, { asked, textOf: await draftedFiles() }), personId, now)
  }

  return { open, find, translations, hidden, form, pictures, naming, namingAny, save, placePicture, addTopic }
}

export type SiteEditor = ReturnType<typeof siteEditor>

/** A text as people read it; empty for a list or a group. */
const readsAs = (value: Json, figures: Figures) =>
  typeof value === 'object' ? '' : String(value).replace(/\{[\w.]+\}/g, (token) => figures[token] ?? token)

const languageOf = (file: string) => file.split('/')[0] ?? ''

const textAfter = ({ file, path, after }: DraftRequest, textOf: ReadFile): string | undefined => {
  try {
    return withChange(textOf(file), { file, path, after })
  } catch {
    // The path does not exist; the draft store reports it.
    return undefined
  }
}
