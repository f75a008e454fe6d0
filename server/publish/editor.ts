import { randomUUID } from 'node:crypto'
import { stringify } from 'yaml'
import { readField } from '../../content/schema/edit/edit-file.ts'
import { begins, isSame, valueAt } from '../../contract/desk/field-diff.ts'
import type { RemoveShipped, TakeOut } from '../../contract/desk/getting-ready.ts'
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
import { type NewDraft, type ReadFile, withChange } from './draft-store.ts'
import { fieldReader } from './field-reader.ts'
import { checkRules, isOpenField } from './field-rules.ts'
import { inEachLanguage } from './fields/each-language.ts'
import { fieldSchema } from './fields/field-schema.ts'
import { storedForm } from './fields/stored-form.ts'
import {
  ofPromises,
  ofServices,
  removalIn,
  sentenceRemoval,
  unserved,
  withOneOf,
} from './launch-check/sentence-removal.ts'
import { narrowPictures } from './pictures/narrow-pictures.ts'
import { pictureDrafts, pictureEntries, pictureWidth, placesOf } from './pictures/site-pictures.ts'
import { topicDrafts } from './questions/topic-drafts.ts'
import { removalDrafts } from './remove-page.ts'
import { sentencesOffering, stillNaming } from './sentences-naming.ts'
import { unsafeIn } from './unsafe-text.ts'

type Parts = Parameters<typeof fieldReader>[0] & {
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
    const wrong = unsafeIn(request.after) ?? brokenMarkdownIn(request)
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

  /** Pages of services that were removed and not put back. */
  const removedServices = async () => {
    const textOf = await draftedFiles()
    const removed = await drafts.removedPages()
    return removed.filter(({ file }) => file.includes('/services/') && textOf(file) === undefined)
  }

  /** The sentences that still offer a removed service, in a content folder. */
  const offeringRemoved = async (folder: string): Promise<EditableField[]> => {
    const removed = await removedServices()
    if (removed.length === 0) return []
    const { contents } = await reader.read(folder)
    return sentencesOffering(removed, contents).flatMap(editable(languages(), await draftedFiles()))
  }

  /** Those of the drafts that leave no mistake in their file. */
  const fittingOf = async (made: readonly NewDraft[], textOf: ReadFile): Promise<NewDraft[]> => {
    const fitting: NewDraft[] = []
    for (const [file, drafts] of Map.groupBy(made, (draft) => draft.file)) {
      const known = schemaOf(file)
      const after = (some: readonly NewDraft[]): ReadFile => {
        const text = some.reduce((left, draft) => textAfter(draft, () => left), textOf(file))
        return (name) => (name === file ? text : textOf(name))
      }
      const wrong = known ? mistakesIn({ file, known, textOf: after(drafts) }) : []
      const isWrong = ({ path }: NewDraft) => wrong.some((one) => begins(one.path, path) || begins(path, one.path))
      const kept = drafts.filter((draft) => !isWrong(draft))
      // One after the other, because a list may spare each of its entries but not all of them.
      for (const draft of drafts.filter(isWrong))
        if ((await mistakesOf(draft, after(kept))).length === 0) kept.push(draft)
      fitting.push(...kept)
    }
    return fitting
  }

  /**
   * Drafts that take the sentences which a row of the launch check lists out of every text that may be without them: parts
   * of the removal that they speak of, so that both are taken back together.
   */
  const removalsFor = async ({ id, name, places }: TakeOut & { places: readonly string[] }): Promise<NewDraft[]> => {
    const textOf = await draftedFiles()
    const files = wordFiles(contentDir).filter((file) => schemaOf(file) !== undefined && textOf(file) !== undefined)
    const asked = {
      promises: async () => ofPromises(textOf),
      places: async () => withOneOf(unserved(places, files, textOf)),
      'removed-services': async () => ofServices(await removedServices(), (await reader.read(contentDir)).contents),
    }
    const partOf = removalIn(await drafts.open(), name)?.id ?? id
    return fittingOf(sentenceRemoval({ id, partOf }, files, textOf, await asked[name]()), textOf)
  }

  const takeOut = async (asked: Parameters<typeof removalsFor>[0], personId: string): Promise<DraftAnswer> => {
    const made = await removalsFor(asked)
    if ((await drafts.open()).length + made.length > mostDrafts) throw new DeskRefusal('too-many')
    return keep(made, personId)
  }

  /** Those of the fields that stay when the sentences of the row are taken out, because a page needs their text. */
  const neededIn = async (
    fields: readonly EditableField[],
    asked: Omit<Parameters<typeof removalsFor>[0], 'id'>,
  ): Promise<EditableField[]> => {
    if (fields.length === 0) return []
    const made = await removalsFor({ id: randomUUID(), ...asked })
    return fields.filter(({ file, path }) => !made.some((one) => one.file === file && begins(path, one.path)))
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

  return { ...fields.calls, naming, save, removeShipped, offeringRemoved, takeOut, neededIn, placePicture, addTopic }
}

const textAfter = ({ file, path, after }: DraftRequest, textOf: ReadFile): string | undefined => {
  try {
    return withChange(textOf(file), { file, path, after })
  } catch {
    // The path does not exist; the draft store reports it.
    return undefined
  }
}
