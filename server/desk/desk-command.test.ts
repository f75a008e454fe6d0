import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openStorage } from '../storage/open.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { peopleStore } from './accounts/people-store.ts'
import { runDeskCommand } from './desk-command.ts'

const run = (dataDir: string, ...args: string[]) => runDeskCommand(args, readConfig({ DATA_DIR: dataDir }))

const openLink = async (dataDir: string, text: string) => {
  const storage = await openStorage({ dataDir })
  await peopleStore(storage).enter(/#([\w-]{43})/.exec(text)?.[1] ?? '', {}, new Date())
  await storage.close()
}

describe('npm run desk', () => {
  test('invites an owner first and helpers after, lists them, and removes one by name', async () => {
    const dataDir = tempDir()
    const first = await run(dataDir, 'invite', 'Olga')
    expect(first).toMatch(/Olga as owner[\s\S]*http:\/\/localhost:4321\/desk\/link#[\w-]{43}\n$/)
    await openLink(dataDir, first)
    await openLink(dataDir, await run(dataDir, 'invite', 'Maria'))
    expect(await run(dataDir, 'people')).toMatch(/Olga {2}\| {2}owner[\s\S]*Maria {2}\| {2}helper/)
    expect(await run(dataDir, 'remove', 'maria')).toContain('Maria is signed out everywhere')
    expect(await run(dataDir, 'people')).not.toContain('Maria')
    await expect(run(dataDir, 'remove', 'Maria')).rejects.toThrow('Nobody here is called Maria')
  })

  test('refuses an existing name, and has a command for another device', async () => {
    const dataDir = tempDir()
    await openLink(dataDir, await run(dataDir, 'invite', 'Olga'))
    await expect(run(dataDir, 'invite', 'OLGA')).rejects.toThrow(/^Olga is here already: .* desk -- device "Olga"$/)
    await expect(run(dataDir, 'device', 'Otto')).rejects.toThrow('Nobody here is called Otto')
    const again = await run(dataDir, 'device', 'olga')
    expect(again).toContain('another device of Olga')
    await openLink(dataDir, again)
    expect((await run(dataDir, 'people')).trim().split('\n')).toHaveLength(1)
  })

  test.each([[], ['device'], ['invite'], ['people', 'x'], ['remove'], ['invite', 'a', 'b'], ['--none']])(
    'that is invalid shows the usage: %j',
    async (...args) => {
      await expect(run(tempDir(), ...args)).rejects.toThrow(/^This is not understood[\s\S]*npm run desk -- remove NAME/)
    },
  )

  test('creates no database except for an invitation', async () => {
    const dataDir = tempDir()
    expect(await run(dataDir, 'people')).toMatch(/^Nobody yet/)
    expect(existsSync(join(dataDir, 'leads.db'))).toBe(false)
  })

  test('rejects a name that a list could display differently', async () => {
    await expect(run(tempDir(), 'invite', 'Ma\u202Eria')).rejects.toThrow(/^Expected a name/)
  })
})
