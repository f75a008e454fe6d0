import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import {
  type JobRecord,
  jobRecordSchema,
  mostPhotographs,
  type Photograph,
} from '../../../contract/desk/photographs.ts'
import { type Disk, diskOf, leastRoom } from '../../process/disk.ts'
import { countOf } from '../../storage/count-of.ts'
import type { Storage } from '../../storage/open.ts'
import type { Tables } from '../../storage/tables.ts'
import { photographFile, photographFolder } from './photograph-files.ts'
import type { PhotographRow } from './photograph-tables.ts'

/** An uploaded photograph. */
export type NewPhotograph = Pick<PhotographRow, 'id' | 'lead_id' | 'stage' | 'person_id'> & { bytes: Buffer }

/** Why a photograph was not stored. `full`: the disk is nearly full, or visitors reached their daily limit. */
export type PhotographRefusal = 'no-picture' | 'too-many' | 'full' | 'not-found'

type Parts = {
  storage: Pick<Storage, 'db' | 'write'>
  dataDir: string
  /** Converts an upload to JPEG. Undefined if it is no picture. */
  encode: (bytes: Buffer, to: string, longestSide: number) => Promise<unknown>
  disk?: (dir: string) => Promise<Disk>
}

const longestSide = 1600
const day = 24 * 60 * 60_000
/** Most photographs of all visitors within 24 hours: about 100 MB. */
const mostOfVisitorsADay = 300

/** A file without a row that is this old belongs to no running upload. */
const orphanAfter = 7 * day

/** Photographs of leads: a row and a file each, removed together. */
export const photographStore = ({ storage, dataDir, encode, disk = diskOf }: Parts) => {
  const { db, write } = storage
  const dir = photographFolder(dataDir)
  const fileOf = (id: string) => join(dir, photographFile(id))

  const hasRoom = async (personId: string | null, now: Date): Promise<boolean> => {
    const { free, total } = await disk(dataDir)
    // Leads and their backups come first.
    if (free < 2 * leastRoom(total)) return false
    if (personId !== null) return true
    const since = new Date(now.getTime() - day).toISOString()
    const ofVisitors = db.selectFrom('photographs').where('person_id', 'is', null).where('at', '>', since)
    return (await countOf(ofVisitors)) < mostOfVisitorsADay
  }

  /** Why this photograph cannot be stored, `kept` if it is stored already, or undefined. */
  const findFault = async (
    trx: Transaction<Tables>,
    { id, lead_id, person_id }: NewPhotograph,
  ): Promise<PhotographRefusal | 'kept' | undefined> => {
    const lead = await trx.selectFrom('leads').select('id').where('id', '=', lead_id).executeTakeFirst()
    const there = await trx.selectFrom('photographs').select('lead_id').where('id', '=', id).executeTakeFirst()
    if (!lead || (there && there.lead_id !== lead_id)) return 'not-found'
    if (there) return 'kept'
    const [isNull, most] = person_id === null ? (['is', 'visitor'] as const) : (['is not', 'own'] as const)
    const theirs = trx.selectFrom('photographs').where('lead_id', '=', lead_id).where('person_id', isNull, null)
    return (await countOf(theirs)) < mostPhotographs[most] ? undefined : 'too-many'
  }

  /** Stores a photograph once per id, resized and without the camera's metadata. Returns the reason if it does not. */
  const add = async (sent: NewPhotograph, now: Date): Promise<PhotographRefusal | undefined> => {
    const { bytes, ...row } = sent
    const fault = await write((trx) => findFault(trx, sent))
    if (fault) return fault === 'kept' ? undefined : fault
    if (!(await hasRoom(row.person_id, now))) return 'full'
    if (!(await encode(bytes, fileOf(row.id), longestSide))) return 'no-picture'
    // A failed write may have been stored all the same, so its file stays: `sweep` removes it if no row names it.
    const late = await write(async (trx) => {
      const found = await findFault(trx, sent)
      if (!found)
        await trx
          .insertInto('photographs')
          .values({ ...row, at: now.toISOString() })
          .execute()
      return found
    })
    if (!late || late === 'kept') return undefined
    await rm(fileOf(row.id), { force: true })
    return late
  }

  /** The photographs of a lead, oldest first. */
  const of = (leadId: string): Promise<Photograph[]> =>
    db
      .selectFrom('photographs')
      .leftJoin('people', 'people.id', 'photographs.person_id')
      .select(['photographs.id', 'stage', 'at', 'people.name as person'])
      .where('lead_id', '=', leadId)
      .orderBy('at')
      .orderBy('photographs.id')
      .execute()

  const find = (leadId: string, id: string) =>
    db.selectFrom('photographs').select('id').where('lead_id', '=', leadId).where('id', '=', id).executeTakeFirst()

  /** Folder and file of a photograph; undefined if this lead has none with this id. */
  const open = async (leadId: string, id: string): Promise<{ root: string; file: string } | undefined> =>
    (await find(leadId, id)) && { root: dir, file: photographFile(id) }

  /** Removes a photograph. False if this lead has none with this id. */
  const remove = async (leadId: string, id: string): Promise<boolean> => {
    if (!(await find(leadId, id))) return false
    await rm(fileOf(id), { force: true })
    await write((trx) => trx.deleteFrom('photographs').where('id', '=', id).execute())
    return true
  }

  /** The before-and-after pair that the customer was sent last, if both photographs still exist. */
  const record = async (leadId: string): Promise<JobRecord | undefined> => {
    const sent = await db
      .selectFrom('events')
      .select('detail')
      .where('lead_id', '=', leadId)
      .where('kind', '=', 'record')
      .where('undone_at', 'is', null)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!sent) return undefined
    const found = jobRecordSchema.parse(JSON.parse(sent.detail))
    const there = new Set((await of(leadId)).map(({ id }) => id))
    return there.has(found.before) && there.has(found.after) ? found : undefined
  }

  /** Removes week-old files without a row, left by an interrupted upload or removal. Returns their number. */
  const sweep = async (now: Date): Promise<number> => {
    const names = await readdir(dir).catch(() => [])
    const rows = names.length > 0 ? await db.selectFrom('photographs').select('id').execute() : []
    const known = new Set(rows.map(({ id }) => photographFile(id)))
    const orphans = names.filter((name) => !known.has(name))
    // A database that knows none of the files is the wrong one, for example after a mistyped setting.
    if (orphans.length === names.length) return 0
    let count = 0
    for (const name of orphans) {
      const { mtimeMs } = await stat(join(dir, name))
      if (now.getTime() - mtimeMs < orphanAfter) continue
      await rm(join(dir, name))
      count += 1
    }
    return count
  }

  return { add, of, open, remove, record, sweep }
}

export type PhotographStore = ReturnType<typeof photographStore>
