import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../../storage/open.ts'
import { postgresTimeout, startPostgres, type TestPostgres } from '../../testing/postgres.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { linkStore } from './link-store.ts'
import { peopleStore } from './people-store.ts'

let postgres: TestPostgres | undefined
beforeAll(() => {
  postgres = startPostgres()
}, postgresTimeout)
afterAll(() => postgres?.stop())

test.each(['sqlite', 'postgres'])('of two owners who remove each other at once, one stays, in %s', async (engine) => {
  const databaseUrl = engine === 'postgres' ? postgres?.url : undefined
  const storage = await openStorage({ dataDir: tempDir(), databaseUrl })
  const people = peopleStore(storage)
  const now = new Date()
  for (let round = 0; round < 5; round += 1) {
    const [one = '', other = ''] = await Promise.all(
      ['Olga', 'Petra'].map(async (name) => {
        const link = { kind: 'invite', name: `${name} ${round}`, role: 'owner' } as const
        return (await people.enter(await linkStore(storage).create(link, now), {}, now)).person.id
      }),
    )
    await Promise.allSettled([people.remove(one, now, other), people.remove(other, now, one)])
    const left = (await people.list()).filter(({ id }) => id === one || id === other)
    expect(left).toHaveLength(1)
  }
  await storage.close()
})
