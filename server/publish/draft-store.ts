import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Draft, DraftRequest, FieldPath } from '../../contract/desk/site.ts'
import { uuidOf } from '../../contract/uuid.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import type { Storage } from '../storage/open.ts'
import type { Tables } from '../storage/tables.ts'
import { editFile, readField } from './edit-file.ts'
import type { DraftRow } from './tables.ts'

/** The part of a draft that changes a file. */
export type FieldChange = Pick<DraftRequest, 'file' | 'path' | 'after'>
/** Text of a published content file; undefined if it does not exist. */
export type ReadFile = (file: string) => string | undefined

/** Text of a file after these changes, in order; undefined if they delete it. Throws if one does not apply. */
export const withChanges = (
  file: string,
  text: string | undefined,
  changes: readonly FieldChange[],
): string | undefined =>
  changes
    .filter((change) => change.file === file)
    .reduce<string | undefined>((written, { path, after }) => {
      if (path.length === 0) return typeof after === 'string' ? after : undefined
      if (written === undefined) throw new Error(`There is no file ${file}.`)
      return editFile(file, written, path, after ?? undefined)
    }, text)

/** JSON value of a field; null if it does not exist. */
export const fieldOf = (file: string, text: string | undefined, path: FieldPath): unknown => {
  if (text === undefined) return null
  return path.length === 0 ? text : (readField(file, text, path) ?? null)
}

/** The id of one of several drafts that one request makes: a repetition of the request has the same ids. */
export const idFrom = (id: string, part: string): string =>
  uuidOf(createHash('sha256').update(`${id} ${part}`).digest('hex').slice(0, 30), 8)

const draftOf = (row: DraftRow & { person: string }) => ({
  id: row.id,
  file: row.file,
  path: JSON.parse(row.path),
  before: JSON.parse(row.before),
  after: JSON.parse(row.after),
  person: row.person,
  at: row.at,
  position: row.position,
})

/** Drafts of content changes. They are rows until published, so the files do not change before. */
export const draftStore = ({ db, write }: Pick<Storage, 'db' | 'write'>, readFile: ReadFile) => {
  const rowsIn = (trx: Pick<Transaction<Tables>, 'selectFrom'>) =>
    trx
      .selectFrom('drafts')
      .innerJoin('people', 'people.id', 'drafts.person_id')
      .selectAll('drafts')
      .select('people.name as person')
      .where('state', '=', 'open')
      .orderBy('position')

  const openIn = async (trx: Pick<Transaction<Tables>, 'selectFrom'>) => (await rowsIn(trx).execute()).map(draftOf)

  /** Open drafts, oldest first. */
  const open = async (): Promise<Draft[]> => {
    const drafts = await openIn(db)
    return drafts.map(({ position: _, ...draft }, at) => ({
      ...draft,
      isStale: isStale(draft, drafts.slice(0, at), readFile),
    }))
  }

  /**
   * Stores a draft once per id. Throws `DeskRefusal`: `collision` if the field has changed since the device showed it,
   * `not-found` if it does not exist.
   */
  const save = (request: DraftRequest, personId: string, now: Date): Promise<void> =>
    write(async (trx) => {
      const known = await trx.selectFrom('drafts').select('person_id').where('id', '=', request.id).executeTakeFirst()
      if (known?.person_id === personId) return
      if (known) throw new DeskRefusal('not-found')
      const drafts = await openIn(trx)
      if (isStale(request, drafts, readFile)) throw new DeskRefusal('collision')
      if (!canBeMade(request, drafts, readFile)) throw new DeskRefusal('not-found')
      const path = JSON.stringify(request.path)
      const earlier = drafts.find((draft) => draft.file === request.file && JSON.stringify(draft.path) === path)
      if (earlier) await trx.updateTable('drafts').set({ state: 'replaced' }).where('id', '=', earlier.id).execute()
      const before = JSON.stringify(earlier ? earlier.before : request.before)
      const after = JSON.stringify(request.after)
      // Equal to the published value: nothing to publish. The row still answers a repeated request.
      const state = before === after ? 'dropped' : 'open'
      // Takes the earlier draft's position, because later drafts may change parts of the same field.
      const position = earlier?.position ?? (drafts.at(-1)?.position ?? 0) + 1
      const { id, file } = request
      const who = { person_id: personId, at: now.toISOString() }
      await trx
        .insertInto('drafts')
        .values({ id, file, path, before, after, ...who, position, state, publish_id: null })
        .execute()
    })

  /** True if a draft with this id was ever stored. */
  const isKnown = async (id: string): Promise<boolean> =>
    (await db.selectFrom('drafts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

  /** Drops a draft; with `personId`, only that person's own. */
  const drop = async (id: string, personId?: string): Promise<void> => {
    await write((trx) =>
      trx
        .updateTable('drafts')
        .set({ state: 'dropped' })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .$if(personId !== undefined, (query) => query.where('person_id', '=', personId ?? ''))
        .execute(),
    )
  }

  return { open, save, isKnown, drop }
}

export type DraftStore = ReturnType<typeof draftStore>

type Changed = Pick<DraftRequest, 'file' | 'path' | 'before' | 'after'>

const textWith = (file: string, drafts: readonly Changed[], readFile: ReadFile) => {
  try {
    return withChanges(file, readFile(file), drafts)
  } catch {
    return undefined
  }
}

const isStale = ({ file, path, before }: Changed, drafts: readonly Changed[], readFile: ReadFile): boolean =>
  JSON.stringify(fieldOf(file, textWith(file, drafts, readFile), path)) !== JSON.stringify(before)

const canBeMade = (request: Changed, drafts: readonly Changed[], readFile: ReadFile): boolean => {
  try {
    withChanges(request.file, readFile(request.file), [...drafts, request])
    return true
  } catch {
    return false
  }
}
