import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Comparison, Draft } from '../../contract/desk/site.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import type { Storage } from '../storage/open.ts'
import { orderedId } from '../storage/ordered-id.ts'
import { bringWords, copyContent, fingerprintOf, readWords, writeWords } from './content-folder.ts'
import { draftStore } from './draft-store.ts'
import { keptPublishes, leaseMs, publishStore } from './publish-store.ts'
import type { PublishRow } from './publish-tables.ts'
import { inScratch } from './scratch.ts'

export type PublisherParts = {
  storage: Pick<Storage, 'db' | 'write'>
  contentDir: string
  /** Folder with the words of each publish. */
  revisionsDir: string
  /** Folder of uploaded pictures. All are kept, so that any publish can be restored. */
  picturesDir: string
  /** Compares two content folders: changed sentences, and mistakes in the second one. */
  compare: (before: string, after: string) => Promise<Comparison>
  /** Builds a content folder without making it live. Resolves to the build's id; throws one sentence. */
  build: (contentDir: string) => Promise<string>
  /** Makes a build live; resolves when visitors get it. */
  serve: (build: string) => Promise<void>
  /** Called when a publish is live or has failed. */
  ended: (publish: PublishRow) => void | Promise<void>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/**
 * Publishes drafts: changes a copy of the content, checks it in every language, builds it; only then writes the content
 * folder and makes the build live. A failure before that changes nothing; an interruption after it is completed at the
 * next start.
 */
export const publisher = (parts: PublisherParts) => {
  const { storage, contentDir, revisionsDir, picturesDir, compare } = parts
  const store = publishStore(storage)
  const drafts = draftStore(storage, (file) => readWords(contentDir, file))
  let running: Promise<void> = Promise.resolve()

  const revision = (id: string) => join(revisionsDir, id)

  /** Open drafts by id, in their order. Throws `DeskRefusal` if one is missing or stale. */
  const chosen = async (ids: readonly string[]): Promise<Draft[]> => {
    const wanted = new Set(ids)
    const found = (await drafts.open()).filter(({ id }) => wanted.has(id))
    if (found.length !== wanted.size) throw new DeskRefusal('not-found')
    if (found.some(({ isStale }) => isStale)) throw new DeskRefusal('collision')
    return found
  }

  const changeWords = (root: string, made: readonly Draft[]): void => {
    for (const file of new Set(made.map((draft) => draft.file))) {
      const text = drafts.textWith(made, file, readWords(root, file))
      if (text === undefined) rmSync(join(root, file), { force: true })
      else writeWords(root, file, text)
    }
  }

  /** Runs `read` with a changed copy of the content. */
  const withCopy = <Result>(fill: Work['fill'], read: (folder: string) => Promise<Result>): Promise<Result> =>
    inScratch((scratch) => {
      copyContent(contentDir, scratch)
      fill(scratch)
      bringPictures(picturesDir, scratch)
      return read(scratch)
    })

  /** Runs `read` with a copy of the content that holds every open draft. */
  const withDrafts = async <Result>(read: (folder: string) => Promise<Result>): Promise<Result> => {
    const made = (await drafts.open()).filter(({ isStale }) => !isStale)
    return withCopy((scratch) => changeWords(scratch, made), read)
  }

  /** What publishing these drafts would change, with mistakes. */
  const preview = async (ids: readonly string[]): Promise<Comparison> => {
    const made = await chosen(ids)
    return withCopy(
      (scratch) => changeWords(scratch, made),
      (scratch) => compare(contentDir, scratch),
    )
  }

  /** Publishes drafts in the background. Returns the publish's id. */
  const publish = async (ids: readonly string[], personId: string, now: Date): Promise<string> => {
    const made = await chosen(ids)
    return begin({ personId, restores: null, ids, fill: (scratch) => changeWords(scratch, made) }, now)
  }

  /** Publishes the words of an earlier publish again. */
  const restore = async (earlier: string, personId: string, now: Date): Promise<string> => {
    const row = await store.read(earlier)
    if (row?.state !== 'live' || !existsSync(revision(earlier))) throw new DeskRefusal('not-found')
    return begin(
      { personId, restores: earlier, ids: [], fill: (scratch) => bringWords(revision(earlier), scratch) },
      now,
    )
  }

  type Work = { personId: string; restores: string | null; ids: readonly string[]; fill: (scratch: string) => void }

  const begin = async (work: Work, now: Date): Promise<string> => {
    const id = orderedId(now)
    await store.begin({ id, person_id: work.personId, restores: work.restores }, now)
    running = run(id, work, now)
    return id
  }

  const run = async (id: string, work: Work, now: Date): Promise<void> => {
    const renewing = setInterval(() => store.renew(id, new Date()).catch(() => undefined), leaseMs / 3)
    renewing.unref()
    try {
      await noteChangesByHand(id, now)
      const asItWas = fingerprintOf(contentDir)
      const build = await withCopy(work.fill, (scratch) => make(id, work, { scratch, asItWas }))
      await finish(id, build, () => new Date())
    } catch (error) {
      await fail(id, error)
    } finally {
      clearInterval(renewing)
    }
  }

  const make = async (id: string, { ids }: Work, { scratch, asItWas }: Record<'scratch' | 'asItWas', string>) => {
    const { changes, mistakes } = await compare(contentDir, scratch)
    if (mistakes.length > 0) throw new PublishError(mistakes.map(({ text }) => text).join('\n'))
    await store.set(id, { state: 'building', changes: JSON.stringify(changes) })
    const build = await parts.build(scratch)
    if (fingerprintOf(contentDir) !== asItWas)
      throw new PublishError('Somebody changed the content files meanwhile: publish once more.')
    bringWords(scratch, revision(id))
    await store.markBuilt(id, build, ids)
    return build
  }

  const finish = async (id: string, build: string, clock?: () => Date): Promise<void> => {
    bringWords(revision(id), contentDir)
    bringPictures(picturesDir, contentDir)
    await parts.serve(build)
    await store.set(id, { state: 'live', slot: null, ended_at: clock?.().toISOString() ?? null })
    await end(id)
    removeOldRevisions(revisionsDir)
  }

  const fail = async (id: string, error: unknown): Promise<void> => {
    const row = await store.read(id).catch(() => undefined)
    parts.log.error({ err: error, publish: id }, 'publishing failed')
    // The build is complete and the drafts are published: the next recovery finishes the rest.
    if (row?.state === 'built' || row?.state === 'live') return
    const why = error instanceof PublishError ? error.message : null
    await store.set(id, { state: 'failed', why, slot: null }).catch(() => undefined)
    await end(id)
  }

  const end = async (id: string) => {
    try {
      const row = await store.read(id)
      if (row) await parts.ended(row)
    } catch (error) {
      parts.log.warn({ err: error, publish: id }, 'the end of a publish was told to nobody')
    }
  }

  // Records changes made in the files since the last publish, so that they can be restored.
  const noteChangesByHand = async (id: string, now: Date): Promise<void> => {
    const newest = await store.newestLive()
    const before = newest && existsSync(revision(newest.id)) ? revision(newest.id) : undefined
    if (before && fingerprintOf(before) === fingerprintOf(contentDir)) return
    const changes = before ? (await compare(before, contentDir)).changes : []
    const own = `${id}-by-hand`
    bringWords(contentDir, revision(own))
    await store.addByHand(own, changes, new Date(now.getTime() - 1))
  }

  /** Finishes or gives up a publish that a stopped server left behind. */
  const recover = async (): Promise<void> => {
    const row = await store.abandoned(new Date())
    if (!row) return
    if (row.state === 'built' && row.build !== null) return finish(row.id, row.build)
    await store.set(row.id, { state: 'failed', why: null, slot: null })
    await end(row.id)
  }

  return {
    drafts,
    preview,
    withDrafts,
    publish,
    restore,
    recover,
    all: store.all,
    settled: () => running,
  }
}

/** A failure that the owner can correct; they read its message. */
export class PublishError extends Error {
  override name = 'PublishError'
}

/** Copies pictures named in `images.yaml`, and the logo, that the content folder `to` lacks. */
const bringPictures = (from: string, to: string): void => {
  const named = `${readWords(to, 'images.yaml')} ${readWords(to, 'business.yaml')}`
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const target = join(to, 'images', name)
    if (named.includes(name) && !existsSync(target)) cpSync(join(from, name), target)
  }
}

const removeOldRevisions = (folder: string): void => {
  for (const name of readdirSync(folder).sort().slice(0, -keptPublishes))
    rmSync(join(folder, name), { recursive: true, force: true })
}
