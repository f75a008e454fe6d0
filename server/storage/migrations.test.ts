import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { withPostgres } from '../testing/both-engines.ts'
import { sampleLead } from '../testing/sample-lead.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { leadStore } from './leads.ts'
import { openStorage } from './open.ts'

const { open, postgres } = withPostgres()

const now = () => new Date().toISOString()

test('a server starts on tables that a newer version has extended', async () => {
  const settings = { dataDir: tempDir() }
  const { db, close } = await openStorage(settings)
  await sql`insert into kysely_migration values ('999-of-a-newer-version', ${now()})`.execute(db)
  await close()
  const again = await openStorage(settings)
  onTestFinished(again.close)
  expect(await leadStore(again, () => 'example.com').keep(sampleLead, [], new Date())).toBe('kept')
})

test('a database without the right to create tables reports that reason', async () => {
  const { db } = await open('postgres')
  await sql`create role guest login`.execute(db)
  await sql`create database empty`.execute(db)
  const databaseUrl = postgres().url.replace(/postgres@localhost\/\w+/, 'guest@localhost/empty')
  // 42501: insufficient privilege.
  await expect(openStorage({ dataDir: '', databaseUrl })).rejects.toThrow('(42501)')
})
