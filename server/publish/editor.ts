import { randomUUID } from 'node:crypto'
import { stringify } from 'yaml'
import { readField } from '../../content/schema/edit/edit-file.ts'
import { isSame, valueAt } from '../../contract/desk/field-diff.ts'
import type { RemoveShipped } from '../../contract/desk/getting-ready.ts'
import {
  type DraftAnswer,
  type DraftRequest,
  type EditableField,
  type Mistake,
  mostDrafts,
  newFileSchema,
  type UsePicture,
} from '../../contract/desk/site.ts'
import type { AnswerQuestion } from '../../contract/desk/unanswered-questions.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import { shippedPlaces } from '../ops/launch-check/shipped-content.ts'
import { brokenMarkdownIn } from './broken-markdown.ts'
import { mistakesIn } from './check-file.ts'
import { wordFiles } from './content-folder.ts'
import { type NewDraft, type ReadFile, textAfter } from './draft-store.ts'
import { type FieldParts, fieldReader } from './field-reader.ts'
import { checkRules, isOpenField, longestText } from './field-rules.ts'
import { inEachLanguage } from './fields/each-language.ts'
import { fieldSchema } from './fields/field-schema.ts'
import { storedForm } from './fields/stored-form.ts'
import { sentenceTakeOut } from './launch-check/sentence-take-out.ts'
import { narrowPictures } from './pictures/narrow-pictures.ts'
import { pictureDrafts, pictureEntries, pictureWidth, placesOf } from './pictures/site-pictures.ts'
import { topicDrafts } from './questions/topic-drafts.ts'
import { removalDrafts } from './remove-page.ts'
import { stillNaming } from './sentences-naming.ts'
import { unsafeIn } from './unsafe-text.ts'

type Parts = FieldParts & {
  /** Path of a picture's file; undefined if there is none. */
  pictureFile: (file: string) => string | undefined
}

/** Editing of the content: reads fields with their drafts, and stores valid changes as drafts. */
export const siteEditor = (parts: Parts) => {
  const { contentDir, languages, drafts, reader, pictureFile } = parts
  const fields = fieldReader(parts)
  const { schemaOf, draftedFiles, editable } = fields

  const mistakesOf = async (
    request: DraftRequest,
    textOf: ReadFile,
    changed = textAfter(request, textOf),
  ): Promise<Mistake[]> => {
    const known = schemaOf(request.file)
    if (!known) throw new DeskRefusal('not-found')
    const { file, path } = request
    const wrong = unsafeIn(request.after, longestText(request)) ?? brokenMarkdownIn(request)
    if (wrong !== undefined) return [{ file, path, text: wrong }]
    const asked = { file, known }
    if (changed === undefined) return []
    const changedText: ReadFile = (name) => (name === file ? changed : textOf(name))
    const found = mistakesIn({ ...asked, textOf: changedText })
    // Mistakes that existed before do not block an unrelated change.
    const before = found.length > 0 && textOf(file) !== undefined ? mistakesIn({ ...asked, textOf }) : []
    const mistakes = found.filter((one) => !before.some((old) => old.text === one.text && isSame(old.path, one.path)))
    const narrow = await narrowPictures(request, {
      entries: pictureEntries.parse(readField('images.yaml', changedText('images.yaml'), []) ?? {}),
      placesOf: async (name) => placesOf(name, await reader.read(contentDir)),
      widthOf: (entry) => pictureWidth(entry, pictureFile),
    })
    return [...mistakes, ...narrow]
  }

  /** Stores all of these drafts, or none if one has a mistake. A repeated request stores those that are missing. */
  const store = async (made: readonly NewDraft[], personId: string): Promise<DraftAnswer> => {
    const known = await Promise.all(made.map(({ id }) => drafts.isKnown(id)))
    if (!known.includes(true)) {
      if ((await drafts.open()).length + made.length > mostDrafts) throw new DeskRefusal('too-many')
      const textOf = await draftedFiles()
      const mistakes = (await Promise.all(made.map((draft) => mistakesOf(draft, textOf)))).flat()
      if (mistakes.length > 0) return { isKept: false, isStale: false, mistakes }
    }
    return keep(made, personId)
  }

  const keep = async (made: readonly NewDraft[], personId: string): Promise<DraftAnswer> => {
    const isStale = await drafts.save(made, personId, new Date())
    return { isKept: true, isStale, mistakes: [] }
  }

  const removalOf = async (
    request: DraftRequest,
    more: { also?: readonly string[]; towns?: readonly string[] } = {},
  ): Promise<NewDraft[]> => {
    const textOf = await draftedFiles()
    if (textOf(request.file) !== request.before) return [request]
    const files = wordFiles(contentDir).filter((file) => schemaOf(file) !== undefined)
    const placesPath = String(readField('business.yaml', textOf('business.yaml'), ['placesPath']))
    return removalDrafts(
      request,
      { files: [...new Set([...files, request.file])], languages: languages(), placesPath, ...more },
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
    return stillNaming(removal, contents).flatMap(editable(languages(), textOf))
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
  const save = async (request: DraftRequest, personId: string): Promise<DraftAnswer> => {
    const isWhole = request.path.length === 0
    if (!(await drafts.isKnown(request.id))) checkRules(request)
    const made =
      isWhole && request.after === null
        ? await removalOf(request)
        : inEachLanguage(written(request), languages(), await draftedFiles())
    return store(made, personId)
  }

  /** Towns that came with the site, once the business is in another one. */
  const leftTowns = async (): Promise<readonly string[]> => {
    const base = readField('business.yaml', (await draftedFiles())('business.yaml'), ['base', 'city'])
    return shippedPlaces.some((place) => place === base) ? [] : shippedPlaces
  }

  /** Removes the pages of a form that came with the site, as one change. */
  const removeShipped = async ({ id, name }: RemoveShipped, personId: string): Promise<DraftAnswer> => {
    const { parts } = await fields.calls.form(name, languages()[0] ?? '')
    const [first, ...others] = parts.filter(({ isShipped }) => isShipped)
    const request = first && { id, file: first.file, path: [], before: first.text, after: null }
    const also = others.map(({ file }) => file)
    const kept = parts.filter(({ isShipped }) => !isShipped).map(({ value }) => valueAt(value, ['name']))
    const towns = name === 'towns' ? (await leftTowns()).filter((town) => !kept.includes(town)) : []
    return store(request ? await removalOf(request, { also, towns }) : [], personId)
  }

  /** Stores drafts that replace a picture by an uploaded one. */
  const placePicture = async (request: UsePicture, personId: string): Promise<DraftAnswer> => {
    const isOurs = Object.keys(request.alt).every((code) => languages().includes(code))
    if (!isOurs || pictureFile(request.file) === undefined) throw new DeskRefusal('not-found')
    return store(pictureDrafts(request, await draftedFiles()), personId)
  }

  /** Adds a topic of the chat in each language of the site. */
  const addTopic = async (
    { answer, asked }: { answer: AnswerQuestion; asked: string },
    personId: string,
  ): Promise<DraftAnswer> => {
    const codes = Object.keys(answer.topics)
    if (codes.length !== languages().length || !languages().every((code) => codes.includes(code)))
      throw new DeskRefusal('not-understood')
    return store(topicDrafts(answer, { asked, textOf: await draftedFiles() }), personId)
  }

  const removal = sentenceTakeOut({ ...parts, schemaOf, draftedFiles, editable, mistakesOf, keep })
  return { ...fields.calls, ...removal, naming, save, removeShipped, placePicture, addTopic }
}
