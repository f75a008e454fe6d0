import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { editFile, readField } from '../../content/schema/edit/edit-file.ts'
import { isSame, type Json } from '../../contract/desk/field-diff.ts'
import { type Draft, type DraftRequest, type FieldPath, fieldPathSchema } from '../../contract/desk/site.ts'
import { uuidOf } from '../../contract/uuid.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import type { Storage } from '../storage/open.ts'
import type { Tables } from '../storage/tables.ts'
import type { DraftRow } from './publish-tables.ts'

/** The part of a draft that changes a file. */
type FieldChange = Pick<DraftRequest, 'file' | 'path' | 'after'>
/** Text of a published content file; undefined if it does not exist. */
export type ReadFile = (file: string) => string | undefined

/** Text of a file after a change; undefined if it deletes the file. Throws if it does not apply. */
export const withChange = (text: string | undefined, { file, path, after }: FieldChange): string | undefined => {
  if (path.length === 0) return typeof after === 'string' ? after : undefined
  if (text === undefined) throw new Error(`There is no file ${file}.`)
  return editFile(file, text, path, after)
}

/** Text of a file after a change; undefined also if it does not apply, which the draft store reports. */
export const textAfter = (change: FieldChange, textOf: ReadFile): string | undefined => {
  try {
    return withChange(textOf(change.file), change)
  } catch {
    return undefined
  }
}

/** Value of a field; null if it does not exist. Of a whole file it is the text. */
export const fieldOf = (file: string, text: string | undefined, path: FieldPath): Json =>
  path.length === 0 ? (text ?? null) : readField(file, text, path)

/** Id of one of several drafts made by one request, derived so that a repeated request has the same ids. */
export const idFrom = (id: string, part: string): string => uuidOf(hash('sha256', `${id} ${part}`), 8)

const draftOf = (row: DraftRow & { person: string }) => ({
  id: row.id,
  file: row.file,
  path: fieldPathSchema.parse(JSON.parse(row.path)),
  before: z.json().parse(JSON.parse(row.before)),
  after: z.json().parse(JSON.parse(row.after)),
  person: row.person,
  at: row.at,
  position: row.position,
  partOf: row.part_of,
})

/** A change to store. `partOf` is the id of the change that brings it along: taking that back takes back all of its parts. */
export type NewDraft = DraftRequest & { partOf?: string }

/** Id of a draft that another change brings along, so that a repetition has the same ids. */
export const partId = (id: string, { file, path }: Pick<DraftRequest, 'file' | 'path'>): string =>
  idFrom(id, JSON.stringify([file, path]))

type OpenDraft = ReturnType<typeof draftOf> & { now: Json; isStale: boolean }
type Saving = { request: NewDraft; drafts: readonly OpenDraft[]; writer: { personId: string; now: Date } }

/**
 * True for an earlier draft of the field. A part replaces only one of the same change: any other is open again when the
 * part is taken back.
 */
const isReplaced = (draft: Draft, { file, path, partOf }: NewDraft): boolean =>
  draft.file === file && isSame(draft.path, path) && (partOf === undefined || draft.partOf === partOf)

export type Changed = Pick<DraftRequest, 'file' | 'path' | 'before' | 'after'>

type Step = { text: string | undefined; now: Json; made: { text: string | undefined } | undefined }

const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Drafts of content changes. They are rows until published, so the files do not change before. */
export const draftStore = ({ db, write }: Pick<Storage, 'db' | 'write'>, readFile: ReadFile) => {
  // Cached, because every call of the desk applies all drafts, and parsing and writing one file takes 20 ms.
  const steps = new Map<string, Step>()

  const apply = (draft: Changed & { id: string }, text: string | undefined): Step => {
    const known = steps.get(draft.id)
    if (known && known.text === text) return known
    const now = fieldOf(draft.file, text, draft.path)
    const step = { text, now, made: attempt(() => ({ text: withChange(text, draft) })) }
    steps.set(draft.id, step)
    return step
  }

  /** Marks drafts as stale whose field changed since the writer saw it, with the present value. */
  const judged = <One extends Changed & { id: string }>(drafts: readonly One[]) => {
    const texts = new Map<string, string | undefined>()
    return drafts.map((draft) => {
      const { file, before } = draft
      const text = texts.has(file) ? texts.get(file) : readFile(file)
      const { now, made } = apply(draft, text)
      const isStale = made === undefined || !isSame(now, before)
      texts.set(file, isStale ? text : made?.text)
      return { ...draft, now, isStale }
    })
  }

  /** Text of a file with these drafts; undefined if they delete it. Throws if one does not apply. */
  const textWith = (drafts: readonly Draft[], file: string, text: string | undefined): string | undefined =>
    drafts
      .filter((draft) => draft.file === file)
      .reduce<string | undefined>((written, draft) => {
        const { made } = apply(draft, written)
        if (!made) throw new Error(`The draft ${draft.id} of ${file} does not apply.`)
        return made.text
      }, text)

  // A draft of the present value asks nothing: somebody published the same.
  const asking = <One extends { isStale: boolean; now: Json; after: Json }>(drafts: readonly One[]): One[] =>
    drafts.filter(({ isStale, now, after }) => !isStale || !isSame(now, after))

  const openIn = async (trx: Pick<Transaction<Tables>, 'selectFrom'>): Promise<OpenDraft[]> => {
    const rows = await trx
      .selectFrom('drafts')
      .innerJoin('people', 'people.id', 'drafts.person_id')
      .selectAll('drafts')
      .select('people.name as person')
      .where('state', '=', 'open')
      .orderBy('position')
      .execute()
    for (const id of steps.keys()) if (!rows.some((row) => row.id === id)) steps.delete(id)
    return asking(judged(rows.map(draftOf)))
  }

  const open = async (): Promise<Draft[]> => (await openIn(db)).map(({ position: _, ...draft }) => draft)

  /**
   * Stores drafts in one transaction, each once per id. Resolves to true if a field has changed since the device showed it:
   * its draft then waits beside the other text until a person chooses. Throws `DeskRefusal` (`not-found`) for a field that
   * does not exist.
   */
  const save = (requests: readonly NewDraft[], personId: string, now: Date): Promise<boolean> =>
    write(async (trx) => {
      let drafts: readonly OpenDraft[] = await openIn(trx)
      let isStale = false
      for (const request of requests) {
        const saved = await saveIn(trx, { request, drafts, writer: { personId, now } })
        drafts = saved.drafts
        isStale ||= saved.isStale
      }
      return isStale
    })

  /** Stores one draft. Resolves to the open drafts with it; those of other files are read once for many. */
  const saveIn = async (
    trx: Transaction<Tables>,
    { request, drafts, writer: { personId, now } }: Saving,
  ): Promise<{ drafts: readonly OpenDraft[]; isStale: boolean }> => {
    const known = await trx.selectFrom('drafts').select('person_id').where('id', '=', request.id).executeTakeFirst()
    if (known?.person_id === personId)
      return { drafts, isStale: drafts.some(({ id, isStale }) => id === request.id && isStale) }
    if (known) throw new DeskRefusal('not-found')
    const { id, file, partOf = null } = request
    const [beside, others] = [drafts.filter((one) => one.file === file), drafts.filter((one) => one.file !== file)]
    const [last] = judged([...beside.filter((one) => !one.isStale), request]).slice(-1)
    const isStale = last?.isStale === true
    if (isStale && isSame(last.now, request.before)) throw new DeskRefusal('not-found')
    const replaced = isStale ? [] : beside.filter((draft) => isReplaced(draft, request))
    await replace(trx, replaced, id)
    const earlier = replaced.find((draft) => !draft.isStale)
    const before = earlier ? earlier.before : request.before
    // Equal to the published value: nothing to publish. The row still answers a repeated request.
    const isDropped = !isStale && JSON.stringify(before) === JSON.stringify(request.after)
    // Takes the earlier draft's position, because later drafts may change parts of the same field.
    const position = earlier?.position ?? Math.max(0, ...drafts.map((one) => one.position)) + 1
    const at = now.toISOString()
    await trx
      .insertInto('drafts')
      .values({
        ...{ id, file, person_id: personId, at, position, publish_id: null, part_of: partOf },
        path: JSON.stringify(request.path),
        before: JSON.stringify(before),
        after: JSON.stringify(request.after),
        state: isDropped ? 'dropped' : 'open',
      })
      .execute()
    const stored = { ...request, before, partOf, person: '', at, position }
    const left = beside.filter((one) => !replaced.includes(one))
    const inOrder = [...left, ...(isDropped ? [] : [stored])].sort((one, other) => one.position - other.position)
    const taken = (one: OpenDraft) => (replaced.some((old) => old.id === one.partOf) ? { ...one, partOf: id } : one)
    return { drafts: [...others, ...asking(judged(inOrder))].map(taken), isStale }
  }

  /** Marks drafts as replaced by the draft `by`, which takes over their parts. */
  const replace = async (trx: Transaction<Tables>, replaced: readonly { id: string }[], by: string): Promise<void> => {
    const ids = replaced.map(({ id }) => id)
    if (ids.length === 0) return
    await trx.updateTable('drafts').set({ state: 'replaced' }).where('id', 'in', ids).execute()
    await trx.updateTable('drafts').set({ part_of: by }).where('part_of', 'in', ids).execute()
  }

  const isKnown = async (id: string): Promise<boolean> =>
    (await db.selectFrom('drafts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

  /** Drops a draft and all of its parts; with `personId`, only that person's own. */
  const drop = async (id: string, personId?: string): Promise<void> => {
    await write((trx) =>
      trx
        .updateTable('drafts')
        .set({ state: 'dropped' })
        .where((where) => where.or([where('id', '=', id), where('part_of', '=', id)]))
        .where('state', '=', 'open')
        .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
        .execute(),
    )
  }

  /** Pages that a draft removed, published or not, with the text of their file. */
  const removedPages = async (): Promise<Pick<Draft, 'file' | 'before'>[]> => {
    const rows = await db
      .selectFrom('drafts')
      .select(['file', 'before'])
      .where('path', '=', '[]')
      .where('after', '=', 'null')
      .where('state', 'in', ['open', 'published'])
      .execute()
    return rows.map(({ file, before }) => ({ file, before: z.json().parse(JSON.parse(before)) }))
  }

  /** Fields that larger changes brought along, published or not, the last one first. */
  const changedParts = async (): Promise<Changed[]> => {
    const rows = await db
      .selectFrom('drafts')
      .innerJoin('people', 'people.id', 'drafts.person_id')
      .selectAll('drafts')
      .select('people.name as person')
      .where('part_of', 'is not', null)
      .where('path', '!=', '[]')
      .where('state', 'in', ['open', 'published'])
      .orderBy('at', 'desc')
      .orderBy('position', 'desc')
      .execute()
    return rows.map(draftOf)
  }

  return { open, save, isKnown, drop, textWith, removedPages, changedParts }
}

export type DraftStore = ReturnType<typeof draftStore>
