import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { inScratch, removeAbandonedScratch } from './scratch.ts'

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
