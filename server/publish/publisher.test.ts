import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Comparison } from '../../contract/desk/site.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testDesk } from '../testing/test-desk.ts'
import { readWords } from './content-folder.ts'
import { type PublisherParts, publisher } from './publisher.ts'

const now = new Date('2026-05-01T10:00:00.000Z')
let seconds = 0
/** A later time at each call. */
const later = () => new Date(now.getTime() + ++seconds * 1000)
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const noChanges: Comparison = { changes: [], mistakes: [] }

/** A publisher over a real content folder and database; only reading, building and serving are fakes. */
const start = async (more: Partial<PublisherParts> = {}) => {
  const { storage, enter } = await testDesk()
  const { id: olga } = await enter('Olga', 'owner')
  const dir = tempDir()
  const [contentDir, revisionsDir, picturesDir] = ['content', 'revisions', 'pictures'].map((name) =>
    join(dir, name),
  ) as [string, string, string]
  for (const folder of ['content/en', 'content/images', 'content/schema', 'pictures'])
    mkdirSync(join(dir, folder), { recursive: true })
  writeFileSync(join(contentDir, 'images.yaml'), 'roof: { file: roof.jpg }\n')
  writeFileSync(join(contentDir, 'en/home.yaml'), '# words\ntitle: Clean\nlead: Glass\n')
  writeFileSync(join(contentDir, 'schema/home.ts'), 'code')
  const built: string[] = []
  const served: string[] = []
  const parts: PublisherParts = {
    storage,
    contentDir,
    revisionsDir,
    picturesDir,
    compare: async () => noChanges,
    build: async (folder) => {
      built.push(readWords(folder, 'en/home.yaml') ?? '')
      return `build-${built.length}`
    },
    serve: async (build) => void served.push(build),
    ended: () => undefined,
    log: quiet,
    ...more,
  }
  const site = publisher(parts)
  const title = () => /title: (.*)/.exec(readWords(contentDir, 'en/home.yaml') ?? '')?.[1]
  const write = async (after: string, before = 'Clean') => {
    const id = randomUUID()
    await site.drafts.save([{ id, file: 'en/home.yaml', path: ['title'], before, after }], olga, now)
    return id
  }
  const publish = async (...ids: string[]) => {
    const id = await site.publish(ids, olga, later())
    await site.settled()
    return (await site.all()).find((one) => one.id === id)
  }
  return { ...parts, site, olga, built, served, title, write, publish, dir }
}

test('a publish changes one field of the file, makes the new build live and leaves no draft', async () => {
  const { publish, write, contentDir, built, served, site } = await start()
  expect(await publish(await write('Shiny'))).toMatchObject({ state: 'live', person: 'Olga', why: null })
  const written = '# words\ntitle: "Shiny"\nlead: Glass\n'
  expect([readWords(contentDir, 'en/home.yaml'), ...built]).toEqual([written, written])
  expect(served).toEqual(['build-1'])
  expect(await site.drafts.open()).toEqual([])
  expect(existsSync(join(contentDir, 'schema/home.ts'))).toBe(true)
})

test('a mistake, a failed build and a changed file leave files, drafts and the live build unchanged', async () => {
  const mistake = { file: 'en/home.yaml', path: ['title'], text: 'Too long.' }
  const failing: [Partial<PublisherParts>, string | null][] = [
    [{ compare: async () => ({ ...noChanges, mistakes: [mistake] }) }, 'Too long.'],
    [{ build: () => Promise.reject(new Error('no room')) }, null],
  ]
  for (const [parts, why] of failing) {
    const { publish, write, title, served, site } = await start(parts)
    const id = await write('Shiny')
    expect(await publish(id)).toMatchObject({ state: 'failed', why })
    expect([title(), served, (await site.drafts.open()).length]).toEqual(['Clean', [], 1])
    expect(await publish(id)).toMatchObject({ state: 'failed' })
  }
})

test('words changed in the files during a build are kept', async () => {
  const { contentDir, publish, write, title } = await start({
    build: async () => {
      writeFileSync(join(contentDir, 'en/home.yaml'), 'title: By hand\nlead: Glass\n')
      return 'build-1'
    },
  })
  expect(await publish(await write('Shiny'))).toMatchObject({
    state: 'failed',
    why: expect.stringContaining('once more'),
  })
  expect(title()).toBe('By hand')
})

test('an earlier publish is restored, as are the words before the first one', async () => {
  const { publish, write, site, olga, title } = await start()
  const first = await publish(await write('Shiny'))
  await publish(await write('Bright', 'Shiny'))
  await site.restore(first?.id ?? '', olga, later())
  await site.settled()
  expect(title()).toBe('"Shiny"')
  const shipped = (await site.all()).at(-1)
  expect(shipped?.person).toBeNull()
  await site.restore(shipped?.id ?? '', olga, later())
  await site.settled()
  expect(title()).toBe('Clean')
  await expect(site.restore('none', olga, now)).rejects.toMatchObject({ code: 'not-found' })
})

test('a change by hand between two publishes is listed and can be restored', async () => {
  const { publish, write, site, contentDir } = await start()
  await publish(await write('Shiny'))
  writeFileSync(join(contentDir, 'en/home.yaml'), '# words\ntitle: By hand\nlead: Glass\n')
  await publish(await write('Bright', 'By hand'))
  expect((await site.all()).map(({ person }) => person).slice(0, 2)).toEqual(['Olga', null])
})

test('one publish runs at a time', async () => {
  const building = Promise.withResolvers<string>()
  const { site, write, olga } = await start({ build: () => building.promise })
  const id = await write('Shiny')
  await site.publish([id], olga, later())
  await expect(site.publish([id], olga, later())).rejects.toMatchObject({ code: 'publishing' })
  building.resolve('build-1')
  await site.settled()
  expect((await site.all()).map(({ state }) => state)).toEqual(['live', 'live'])
})

test('a publish interrupted while the clock was ahead does not block the next one once the clock is right', async () => {
  const { site, storage } = await start()
  const ahead = new Date(Date.now() + 365 * 24 * 60 * 60_000).toISOString()
  const row = { id: 'cut', at: ahead, person_id: null, changes: '[]', why: null, restores: null, build: null }
  await storage.write((trx) =>
    trx
      .insertInto('publishes')
      .values({ ...row, state: 'building', slot: 'running', leased_until: ahead })
      .execute(),
  )
  await site.recover()
  expect(await site.all()).toMatchObject([{ id: 'cut', state: 'failed' }])
})

test('an uploaded picture is published with the words that name it', async () => {
  const { site, olga, contentDir, picturesDir, publish } = await start()
  writeFileSync(join(picturesDir, 'our-roof.jpg'), 'picture')
  writeFileSync(join(picturesDir, 'unused.jpg'), 'picture')
  const id = randomUUID()
  const change = { file: 'images.yaml', path: ['roof', 'file'], before: 'roof.jpg', after: 'our-roof.jpg' }
  await site.drafts.save([{ id, ...change }], olga, now)
  await publish(id)
  expect(readFileSync(join(contentDir, 'images/our-roof.jpg'), 'utf8')).toBe('picture')
  expect(existsSync(join(contentDir, 'images/unused.jpg'))).toBe(false)
})
