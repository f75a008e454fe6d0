import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { linkStore } from '../../desk/accounts/link-store.ts'
import { peopleStore } from '../../desk/accounts/people-store.ts'
import { sessionStore } from '../../desk/accounts/session-store.ts'
import { calendarStore } from '../../desk/calendar/calendar-store.ts'
import { changeStore } from '../../desk/leads/change-store.ts'
import { pushKeysFile, readPushKeys } from '../../desk/notify/push-keys.ts'
import { leadStore, type NewLead } from '../../storage/leads.ts'
import { openStorage } from '../../storage/open.ts'
import { sampleLead } from '../../testing/sample-lead.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { backUp } from './backup.ts'
import { newestBackup, removeOldBackups } from './backup-files.ts'
import { restore } from './restore.ts'

const lead = (name: string): NewLead => ({ ...sampleLead, name })

const open = async (dataDir: string) => {
  const storage = await openStorage({ dataDir })
  const leads = leadStore(storage, () => 'example.com')
  const names = async () =>
    (await Array.fromAsync(leads.pages({ spam: false })))
      .flat()
      .map(({ name }) => name)
      .sort()
  return { names, keep: (name: string) => leads.keep(lead(name), ['owner-notice'], new Date()), close: storage.close }
}

/** A data folder with one lead, of Ann. */
const oneLead = async () => {
  const dataDir = tempDir()
  const { keep, close } = await open(dataDir)
  await keep('Ann')
  await close()
  return dataDir
}

test('a backup made while leads arrive is whole and restores everything', async () => {
  const dataDir = tempDir()
  const serving = await open(dataDir)
  for (let count = 0; count < 50; count += 1) await serving.keep(`before ${count}`)
  const [{ file, leads }] = await Promise.all([
    backUp(dataDir),
    ...Array.from({ length: 50 }, (_, index) => serving.keep(`during ${index}`)),
  ])
  expect(leads).toBeGreaterThanOrEqual(50)
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1)
  await serving.keep('after')
  await serving.close()

  const { before } = restore(dataDir, file)
  const restored = await open(dataDir)
  expect(await restored.names()).toHaveLength(leads)
  expect(await restored.names()).not.toContain('after')
  await restored.close()

  restore(dataDir, before ?? '', new Date(0))
  const again = await open(dataDir)
  expect(await again.names()).toHaveLength(101)
  await again.close()
})

test('a backup restores the desk and its people, but no session, link or calendar', async () => {
  const dataDir = tempDir()
  const now = new Date()
  const serving = await openStorage({ dataDir })
  const token = await linkStore(serving).create({ kind: 'invite', name: 'Maria', role: 'owner' }, now)
  const { token: session } = await peopleStore(serving).enter(token, {}, now)
  const maria = await peopleStore(serving).byName('Maria')
  const invitation = await linkStore(serving).create({ kind: 'invite', name: 'Bob', role: 'helper' }, now)
  const calendar = await calendarStore(serving).create(maria?.id ?? '', now)
  await leadStore(serving, () => 'example.com').keep({ ...lead('Ann'), id: 'ann' }, [], now)
  const quoted = { id: crypto.randomUUID(), version: 0, change: { kind: 'quote', cents: 18_000 } } as const
  const parts = { owes: [], mailDomain: () => 'example.com' }
  await changeStore(serving, parts).change('ann', quoted, maria?.id ?? '', now)
  const { file } = await backUp(dataDir)
  await peopleStore(serving).remove(maria?.id ?? '', now)
  await serving.close()

  expect(restore(dataDir, file).people).toEqual([{ name: 'Maria', role: 'owner' }])
  const restored = await openStorage({ dataDir })
  onTestFinished(restored.close)
  expect(await sessionStore(restored).read(session, now)).toBeUndefined()
  await expect(linkStore(restored).read(invitation, now)).rejects.toThrow()
  expect(await calendarStore(restored).isOpen(calendar, now)).toBe(false)
  expect(await changeStore(restored, parts).events('ann')).toMatchObject([{ kind: 'quote', person: 'Maria' }])
})

test('backups of the last thirty days stay, and no other file is touched', async () => {
  const dataDir = tempDir()
  const serving = await open(dataDir)
  await backUp(dataDir)
  await serving.close()
  const daysAgo = (name: string, days: number) => {
    const file = join(dataDir, 'backups', name)
    writeFileSync(file, '')
    utimesSync(file, new Date(), new Date(Date.now() - days * 86_400_000))
  }
  daysAgo('leads-old.db', 31)
  daysAgo('leads-recent.db', 29)
  daysAgo('notes.txt', 31)
  removeOldBackups(dataDir, '', new Date())
  const left = readdirSync(join(dataDir, 'backups'))
  expect(left).toHaveLength(3)
  expect(left).not.toContain('leads-old.db')
})

test('a backup by a clock years ahead, or of a lost database, removes no good one', async () => {
  const dataDir = await oneLead()
  const { file: good } = await backUp(dataDir)
  for (const ending of ['', '-wal', '-shm']) rmSync(join(dataDir, `leads.db${ending}`), { force: true })
  await (await open(dataDir)).close()
  await backUp(dataDir, new Date(Date.now() + 3 * 365 * 86_400_000))
  expect(existsSync(good)).toBe(true)
})

test('a failed backup leaves no file, and the next one removes what a killed one left an hour ago', async () => {
  const dataDir = await oneLead()
  const dir = join(dataDir, 'backups')
  mkdirSync(dir)
  const whole = readFileSync(join(dataDir, 'leads.db'))
  writeFileSync(join(dataDir, 'leads.db'), whole.subarray(0, whole.length / 2))
  await expect(backUp(dataDir)).rejects.toThrow()
  expect(readdirSync(dir)).toEqual([])

  writeFileSync(join(dataDir, 'leads.db'), whole)
  for (const [name, hours] of [
    ['backups/leads-a.db.part', 2],
    ['backups/leads-a.db.part-journal', 2],
    ['backups/leads-b.db.part', 0],
    // Of a restore that was killed.
    ['leads.db.part', 2],
  ] as const) {
    writeFileSync(join(dataDir, name), 'Ann')
    utimesSync(join(dataDir, name), new Date(), new Date(Date.now() - hours * 3_600_000))
  }
  await backUp(dataDir)
  const left = [...readdirSync(dir), ...readdirSync(dataDir)].filter((name) => name.includes('.part'))
  expect(left).toEqual(['leads-b.db.part'])
})

test('the newest backup ignores those dated in the future', async () => {
  const dataDir = tempDir()
  mkdirSync(join(dataDir, 'backups'))
  expect(newestBackup(dataDir)).toBeUndefined()
  for (const [name, days] of [
    ['leads-yesterday.db', -1],
    ['leads-ahead.db', 1000],
  ] as const) {
    const file = join(dataDir, 'backups', name)
    writeFileSync(file, '')
    utimesSync(file, new Date(), new Date(Date.now() + days * 86_400_000))
  }
  expect(newestBackup(dataDir)?.getTime()).toBeLessThan(Date.now())
})

test('a restore is refused while a server has the database open', async () => {
  const dataDir = tempDir()
  const serving = await open(dataDir)
  onTestFinished(serving.close)
  await serving.keep('Ann')
  const { file } = await backUp(dataDir)
  await serving.keep('Bea')
  expect(() => restore(dataDir, file)).toThrow('The database is in use: stop the server, then restore.')
  expect(await serving.names()).toEqual(['Ann', 'Bea'])
})

test('a backup replaces a damaged database, and a damaged backup replaces nothing', async () => {
  const dataDir = tempDir()
  const serving = await open(dataDir)
  await serving.keep('Ann')
  const { file } = await backUp(dataDir)
  await serving.close()
  writeFileSync(join(dataDir, 'leads.db'), 'no database at all, though long enough for one'.repeat(100))
  restore(dataDir, file)
  const restored = await open(dataDir)
  expect(await restored.names()).toEqual(['Ann'])
  await restored.close()

  writeFileSync(file, 'no database at all')
  expect(() => restore(dataDir, file)).toThrow(/is no whole database of requests/)
  expect(() => restore(dataDir, join(dataDir, 'missing.db'))).toThrow(/There is no file/)
})

test('a backup without a database is refused', async () => {
  await expect(backUp(tempDir())).rejects.toThrow(/There is no database at .*leads\.db yet/)
})

test('push keys are in a backup, readable by their owner only, and restored if missing', async () => {
  const dataDir = tempDir()
  const serving = await open(dataDir)
  await serving.keep('Ann')
  const keys = await readPushKeys(dataDir)
  const { file } = await backUp(dataDir)
  await serving.close()
  expect(statSync(pushKeysFile(dirname(file))).mode & 0o777).toBe(0o600)

  const elsewhere = tempDir()
  restore(elsewhere, file)
  expect(await readPushKeys(elsewhere)).toEqual(keys)
  const newer = tempDir()
  const own = await readPushKeys(newer)
  restore(newer, file)
  expect(await readPushKeys(newer)).toEqual(own)
})

test("the owner's site is in a backup and restored from it, and the current one is kept beside it", async () => {
  const dataDir = tempDir()
  const serving = await open(dataDir)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true })
    writeFileSync(join(dataDir, path), text)
  }
  const read = (path: string) => readFileSync(join(dataDir, path), 'utf8')
  write('content/business.yaml', 'name: Ours')
  write('content/en/faq.yaml', 'one')
  write('revisions/1/business.yaml', 'name: Before')
  write('pictures/photo-1.jpg', 'roof')
  write('photographs/kept.jpg', 'kept')
  write('photographs/forgotten.jpg', 'forgotten')
  await backUp(dataDir)
  rmSync(join(dataDir, 'content/en'), { recursive: true })
  rmSync(join(dataDir, 'photographs/forgotten.jpg'))
  const { file } = await backUp(dataDir, new Date(Date.now() + 1000))
  await serving.close()
  write('content/business.yaml', 'name: Broken')
  for (const folder of ['pictures', 'photographs']) rmSync(join(dataDir, folder), { recursive: true })
  restore(dataDir, file, new Date(0))
  expect([read('content/business.yaml'), read('pictures/photo-1.jpg')]).toEqual(['name: Ours', 'roof'])
  expect(existsSync(join(dataDir, 'content/en'))).toBe(false)
  expect(readdirSync(join(dataDir, 'photographs'))).toEqual(['kept.jpg'])
  expect(read('revisions/1/business.yaml')).toBe('name: Before')
  expect(read('content-before-restore-1970-01-01T00-00-00Z/business.yaml')).toBe('name: Broken')
})
