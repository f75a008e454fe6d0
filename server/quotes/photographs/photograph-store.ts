import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import {
  type JobRecord,
  jobRecordSchema,
  mostPhotographs,
  type Photograph,
} from '../../../contract/desk/photographs.ts'
import { leastRoom } from '../../ops/alerts/conditions.ts'
import type { Storage } from '../../storage/open.ts'
import type { Tables } from '../../storage/tables.ts'
import { photographFile, photographFolder } from './files.ts'
import type { PhotographRow } from './photograph-tables.ts'

/** A photograph to be kept, as it was sent. */
export type NewPhotograph = Pick<PhotographRow, 'id' | 'lead_id' | 'stage' | 'person_id'> & { bytes: Buffer }

/** Why a photograph was not kept. `full` is the disk, or what visitors may send a day. */
export type PhotographRefusal = 'no-picture' | 'too-many' | 'full' | 'not-found'

type Parts = {
  storage: Pick<Storage, 'db' | 'write' | 'engine'>
  dataDir: string
  /** Converts an upload to JPEG. Undefined if it is no picture. */
  encode: (bytes: Buffer, to: string, longestSide: number) => Promise<unknown>
  disk?: (dir: string) => Promise<{ free: number; total: number }>
}

const longestSide = 1600
const day = 24 * 60 * 60_000
/** How many photographs visitors may send within 24 hours, all together: some 100 MB. */
const mostOfVisitorsADay = 300

/** A file without a row that is this old belongs to no upload under way. */
const orphanAfter = 7 * day

const diskOf = async (dir: string) => {
  const { bavail, blocks, bsize } = await statfs(dir)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Photographs of leads: a row each, and a file that is gone with it. */
export const photographStore = ({ storage, dataDir, encode, disk = diskOf }: Parts) => {
  const { db, write, engine } = storage
  const dir = photographFolder(dataDir)
  const fileOf = (id: string) => join(dir, photographFile(id))

  const hasRoom = async (personId: string | null, now: Date): Promise<boolean> => {
    const { free, total } = await disk(dataDir)
    // Leads and their backups come first.
    if (free < 2 * leastRoom(total)) return false
    if (personId !== null) return true
    const since = new Date(now.getTime() - day).toISOString()
    const { count } = await db
      .selectFrom('photographs')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('person_id', 'is', null)
      .where('at', '>', since)
      .executeTakeFirstOrThrow()
    return Number(count) < mostOfVisitorsADay
  }

  /** Counts under a lock of the lead, so that photographs sent at once are counted one after the other. */
  const findFault = async (
    trx: Transaction<Tables>,
    { id, lead_id, person_id }: NewPhotograph,
  ): Promise<PhotographRefusal | 'kept' | undefined> => {
    const lead = await trx
      .selectFrom('leads')
      .select('id')
      .where('id', '=', lead_id)
      .$if(engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    const there = await trx.selectFrom('photographs').select('lead_id').where('id', '=', id).executeTakeFirst()
    if (!lead || (there && there.lead_id !== lead_id)) return 'not-found'
    if (there) return 'kept'
    const { count } = await trx
      .selectFrom('photographs')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('lead_id', '=', lead_id)
      .where('person_id', person_id === null ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(count) < mostPhotographs[person_id === null ? 'visitor' : 'own'] ? undefined : 'too-many'
  }

  /** Keeps a photograph, once for each id, made smaller and without what its camera wrote; says why it does not. */
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

  /** The folder and the file of a photograph of this lead; undefined where it is none. */
  const open = async (leadId: string, id: string): Promise<{ root: string; file: string } | undefined> =>
    (await find(leadId, id)) && { root: dir, file: photographFile(id) }

  /** Removes a photograph of this lead. False where it is none. */
  const remove = async (leadId: string, id: string): Promise<boolean> => {
    if (!(await find(leadId, id))) return false
    await rm(fileOf(id), { force: true })
    await write((trx) => trx.deleteFrom('photographs').where('id', '=', id).execute())
    return true
  }

  /** The pair that the customer of a lead was sent last, as long as both photographs are there. */
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

  /** Removes week-old files without a row: an upload or a removal that was cut off has left them. Returns their number. */
  const sweep = async (now: Date): Promise<number> => {
    const names = await readdir(dir).catch(() => [])
    const rows = names.length > 0 ? await db.selectFrom('photographs').select('id').execute() : []
    const known = new Set(rows.map(({ id }) => photographFile(id)))
    const orphans = names.filter((name) => !known.has(name))
    // A database that knows none of the files is another one, such as that of a mistyped setting.
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
