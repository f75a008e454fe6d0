import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { linkStore } from '../../server/desk/accounts/link-store.ts'
import { nameKey } from '../../server/desk/accounts/name-key.ts'
import { peopleStore } from '../../server/desk/accounts/people-store.ts'
import { openStorage, type Storage } from '../../server/storage/open.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { testBuild } from '../../server/testing/test-build.ts'
import { startPostgres, type TestPostgres } from '../../server/testing/test-postgres.ts'
import { startServerProcess } from './server-process.ts'
import { report, times } from './size.ts'

let postgres: TestPostgres
beforeAll(() => {
  postgres = startPostgres()
})
afterAll(() => postgres?.stop())

describe.each(['SQLite', 'Postgres'])('the desk of two servers on one %s', (engine) => {
  const openBoth = async () => {
    const dataDir = tempDir()
    const databaseUrl = engine === 'Postgres' ? postgres.url : undefined
    const [one, other] = [await openStorage({ dataDir, databaseUrl }), await openStorage({ dataDir, databaseUrl })]
    onTestFinished(async () => {
      await one.close()
      await other.close()
    })
    const clear = async () => {
      for (const table of ['links', 'sessions', 'passkeys', 'people'] as const) await one.db.deleteFrom(table).execute()
    }
    return { one, other, clear }
  }
  const firstLink = (storage: Storage) =>
    linkStore(storage).create({ kind: 'first', name: '', role: 'owner' }, new Date())

  test('makes one owner, whichever first links are opened at once', async () => {
    const { one, other, clear } = await openBoth()
    const rounds = times({ usual: 4, full: 100 })
    for (let round = 0; round < rounds; round += 1) {
      await clear()
      const printed = await firstLink(one)
      const { token: mailed } = await linkStore(one).exchange(
        printed,
        { email: 'angel@example.com', name: 'Ángel' },
        new Date(),
      )
      const again = await firstLink(other)
      const tries = await Promise.allSettled([
        peopleStore(one).enter(mailed, {}, new Date()),
        peopleStore(other).enter(again, { name: 'Óscar' }, new Date()),
        peopleStore(other).enter(mailed, {}, new Date()),
        peopleStore(one).enter(again, { name: 'Olga' }, new Date()),
      ])
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await peopleStore(one).list()).toHaveLength(1)
    }
    report(`first links on ${engine}`, { rounds })
  })

  test('gives a name to one person, of all who enroll or rename at once', async () => {
    const { one, other, clear } = await openBoth()
    const rounds = times({ usual: 10, full: 200 })
    for (let round = 0; round < rounds; round += 1) {
      await clear()
      const invite = (name: string) => linkStore(one).create({ kind: 'invite', name, role: 'helper' }, new Date())
      const { person } = await peopleStore(one).enter(await invite('Maria'), {}, new Date())
      const [small, large] = [await invite('ángel'), await invite('ÁNGELA')]
      await one.db.updateTable('links').set({ name: 'ÁNGEL' }).where('name', '=', 'ÁNGELA').execute()
      await Promise.allSettled([
        peopleStore(one).enter(small, {}, new Date()),
        peopleStore(other).enter(large, {}, new Date()),
        peopleStore(one).rename(person.id, 'Ángel'),
      ])
      const keys = (await peopleStore(one).list()).map(({ name }) => nameKey(name))
      expect(new Set(keys).size).toBe(keys.length)
    }
    report(`one name on ${engine}`, { rounds })
  })
})

test('a server behind a counted proxy rejects direct connections', async () => {
  const dir = tempDir()
  testBuild(dir)
  const { url } = await startServerProcess({ BUILD_DIR: dir, DATA_DIR: tempDir(), HOST: '', TRUST_PROXY: '1' })
  const { port } = new URL(url)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  // Another loopback address stands in for one reachable from the network.
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow()
})
