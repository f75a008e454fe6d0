import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Changes } from '../../contract/desk/site.ts'
import { DeskRefusal } from '../desk/desk-refusal.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testDesk } from '../testing/test-desk.ts'
import { readWords } from './content-folder.ts'
import { readField } from './edit-file.ts'
import { type PublisherParts, publisher } from './publisher.ts'
import { inScratch, removeAbandonedScratch } from './scratch.ts'

const rounds = process.env.FAULTS === 'full' ? 1_000 : 40
const fields = ['one', 'two', 'three', 'four', 'five'] as const
const file = 'en/words.yaml'
// Comments, quotes and line breaks that no edit may change.
const lines = fields.map((name) => `# about ${name}\n${name}: "first" # stays`)
const shipped = `${lines.join('\n\n')}\n\nlast:   'untouched'\n`
const noChanges: Changes = { changes: [], untranslated: [], mistakes: [] }

/** Deterministic pseudo-random numbers from 0 to below `below`. */
const dice = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

class Killed extends Error {}

test(`of ${rounds} edits by two devices, with the server killed at random, each is published or a draft, and nothing else changes`, async () => {
  const { storage, enter } = await testDesk()
  const people = [(await enter('Olga', 'owner')).id, (await enter('Maria', 'helper')).id]
  const dir = tempDir()
  const contentDir = join(dir, 'content')
  mkdirSync(join(contentDir, 'en'), { recursive: true })
  writeFileSync(join(contentDir, file), shipped)
  const roll = dice(45)
  const builds = new Map<string, string>()
  let served = shipped
  let killAt = -1

  // A killed server takes no further step; what it had started stays.
  const step = <Result>(name: number, work: () => Result): Result => {
    if (killAt === name) throw new Killed()
    return work()
  }
  const startServer = () => {
    let isAlive = true
    const dying = <Result>(name: number, work: () => Result): Result => {
      if (!isAlive) throw new Killed()
      try {
        return step(name, work)
      } catch (error) {
        isAlive = false
        throw error
      }
    }
    const write: PublisherParts['storage']['write'] = (work) =>
      isAlive ? storage.write(work) : Promise.reject(new Killed())
    const parts: PublisherParts = {
      ...{ storage: { db: storage.db, write }, contentDir },
      ...{ revisionsDir: join(dir, 'revisions'), picturesDir: join(dir, 'pictures') },
      compare: async () => dying(0, () => noChanges),
      build: async (folder) =>
        dying(1, () => {
          const id = `build-${builds.size}`
          builds.set(id, readWords(folder, file) ?? '')
          return id
        }),
      serve: (id) =>
        dying(2, () => {
          served = builds.get(id) ?? served
        }),
      ended: () => dying(3, () => undefined),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    }
    return publisher(parts)
  }

  let now = Date.parse('2026-05-01T10:00:00.000Z')
  const tick = () => {
    now += 1_000
    return new Date(now)
  }
  let site = startServer()
  /** Expected value of each field: the last acknowledged edit. */
  const wanted = new Map<string, string>(fields.map((name) => [name, 'first']))
  const shownOf = async (name: string) => {
    const draft = (await site.drafts.open()).find(({ path, isStale }) => path[0] === name && !isStale)
    return draft ? draft.after : readField(file, readWords(contentDir, file) ?? '', [name])
  }
  const restart = async () => {
    killAt = -1
    site = startServer()
    // The killed server's lease has expired by then.
    await site.recover(new Date(Date.now() + 3_600_000 + now))
  }

  /** What each phone shows: it loads anew now and then, so it may be behind the other. */
  const phones = people.map((person) => ({ person, shows: new Map<string, string>() }))
  let choices = 0
  for (let round = 0; round < rounds; round++) {
    const { person, shows } = phones[roll(2)] ?? { person: '', shows: new Map() }
    if (roll(3) > 0) for (const one of fields) shows.set(one, String(await shownOf(one)))
    const name = fields[roll(fields.length)] ?? 'one'
    const after = `words ${round}: "${'x'.repeat(roll(5))}"\n#`
    const edit = { id: randomUUID(), file, path: [name], before: shows.get(name) ?? 'first', after }
    // A cut line loses the answer, and the phone sends the edit again.
    for (let send = roll(2); send >= 0; send--) await site.drafts.save(edit, person, tick())
    const stale = (await site.drafts.open()).find(({ isStale }) => isStale)
    if (stale === undefined) wanted.set(name, after)
    else {
      choices += 1
      expect(stale).toMatchObject({ id: edit.id, after, now: wanted.get(name) })
      if (roll(2) === 0) await site.drafts.drop(stale.id)
      else {
        const chosen = { ...edit, id: randomUUID(), before: String(stale.now) }
        await site.drafts.save(chosen, person, tick())
        wanted.set(name, after)
      }
    }
    shows.set(name, String(await shownOf(name)))
    if (roll(3) > 0) continue
    killAt = roll(8)
    const ids = (await site.drafts.open()).filter(() => roll(4) > 0).map(({ id }) => id)
    if (ids.length > 0) await site.publish(ids, people[0] ?? '', tick()).catch(refused)
    await site.settled()
    if (killAt < 4) await restart()
    // The served words are always one complete state.
    expect(fields.every((one) => typeof readField(file, served, [one]) === 'string')).toBe(true)
    for (const one of fields) expect(await shownOf(one)).toBe(wanted.get(one))
  }

  expect(choices).toBeGreaterThan(0)
  killAt = -1
  await restart()
  const rest = (await site.drafts.open()).map(({ id }) => id)
  if (rest.length > 0) await site.publish(rest, people[0] ?? '', tick())
  await site.settled()
  const text = readWords(contentDir, file) ?? ''
  expect(served).toBe(text)
  for (const one of fields) expect(readField(file, text, [one])).toBe(wanted.get(one))
  const inPlace = (one: string) => JSON.stringify(wanted.get(one))
  const expected = fields.reduce(
    (words, one) => words.replace(`${one}: "first"`, () => `${one}: ${inPlace(one)}`),
    shipped,
  )
  expect(text).toBe(expected)
  rmSync(dir, { recursive: true })
}, 120_000)

const refused = (error: unknown) => {
  if (!(error instanceof DeskRefusal || error instanceof Killed)) throw error
}

test('folders of a server that was killed are removed, and those in use stay', async () => {
  vi.stubEnv('TMPDIR', tempDir())
  onTestFinished(() => void vi.unstubAllEnvs())
  const [left, other] = ['site-publish-', 'other-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [string, string]
  mkdirSync(join(left, 'images'))
  writeFileSync(join(left, 'sent'), 'a photograph')
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const folder of [left, other]) utimesSync(folder, twoHoursAgo, twoHoursAgo)
  await inScratch((folder) => {
    removeAbandonedScratch()
    expect([left, other, folder].map(existsSync)).toEqual([false, true, true])
  })
})
