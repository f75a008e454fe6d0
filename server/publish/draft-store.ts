import type { Transaction } from 'kysely'
import type { Draft, DraftRequest, FieldPath } from '../../contract/desk/site.ts'
import { DeskRefusal } from '../desk/refusal.ts'
import type { Storage } from '../storage/open.ts'
import type { Tables } from '../storage/tables.ts'
import { editFile, readField } from './edit-file.ts'
import type { DraftRow } from './tables.ts'

/** A draft as far as it changes a file. */
export type FieldChange = Pick<DraftRequest, 'file' | 'path' | 'after'>
/** The text of a content file as it is published; undefined where there is no such file. */
export type ReadFile = (file: string) => string | undefined

/** The text of a file with changes made one after the other; undefined where it is taken out. Throws where one cannot be made. */
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

/** The value of a field, as JSON has it: null where there is none. */
export const fieldOf = (file: string, text: string | undefined, path: FieldPath): unknown => {
  if (text === undefined) return null
  return path.length === 0 ? text : (readField(file, text, path) ?? null)
}

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

/** The drafts of the content: rows until they are published, so that nothing of a file changes before that. */
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

  /** The open drafts, oldest first. */
  const open = async (): Promise<Draft[]> => {
    const drafts = await openIn(db)
    return drafts.map(({ position: _, ...draft }, at) => ({
      ...draft,
      isStale: isStale(draft, drafts.slice(0, at), readFile),
    }))
  }

  /**
   * Keeps a changed field, once for each id. Throws a `DeskRefusal`: `collision` when the field has changed since the phone showed it,
   * `not-found` where there is no such field.
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
      // Back at what is published: nothing is left to publish, and the row only answers a repeated send.
      const state = before === after ? 'dropped' : 'open'
      // In the place of the earlier one, so that later drafts of a part of the same field still follow it.
      const position = earlier?.position ?? (drafts.at(-1)?.position ?? 0) + 1
      const { id, file } = request
      const who = { person_id: personId, at: now.toISOString() }
      await trx
        .insertInto('drafts')
        .values({ id, file, path, before, after, ...who, position, state, publish_id: null })
        .execute()
    })

  /** Whether a draft with this id was kept already, whatever became of it. */
  const isKnown = async (id: string): Promise<boolean> =>
    (await db.selectFrom('drafts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

  /** Takes a draft back: with `personId` one of that person only. */
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
