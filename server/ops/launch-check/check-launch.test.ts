import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentRoot, readSite } from '../../../content/schema/read.ts'
import { readConfig } from '../../config.ts'
import { openStorage } from '../../storage/open.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { portOf } from '../../testing/receiver.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { backUp } from '../commands/backup.ts'
import { readLaunchCheck, runLaunchCheck } from './check-launch.ts'
import { realProbes } from './probes.ts'
import { good, open } from './row.ts'
import { writeTable } from './table.ts'

const site = readSite()
const none = { why: 'not asked here' }
const offline = {
  ...realProbes(''),
  certificate: async () => none,
  newestBackup: async () => undefined,
}

describe('the launch check', () => {
  test('parses its arguments, and shows the usage if they are invalid', () => {
    expect(readLaunchCheck([])).toEqual({ to: undefined, json: false })
    expect(readLaunchCheck(['--send-test-letter', 'a@b.co', '--json'])).toEqual({ to: 'a@b.co', json: true })
    expect(() => readLaunchCheck(['--send-test-letter', 'ann'])).toThrow('npm run launch-check -- --send-test-letter')
    expect(() => readLaunchCheck(['--all'])).toThrow('npm run launch-check')
  })

  test('sends a test letter and reports it', async () => {
    const { url, letters } = await startMailServer()
    const config = readConfig({ SMTP_URL: url })
    const { text, isReady } = await runLaunchCheck({ to: 'ann@example.com', json: false }, site, config, offline)
    expect(text).toMatch(/^ok +test letter +handed over for ann@example\.com/m)
    expect(text).toMatch(/^ok +letters +the mail server answers/m)
    expect([letters.map(({ to }) => to), isReady]).toEqual([['ann@example.com'], false])
  })

  test('names the files of the content folder that is served', async () => {
    const folder = join(tempDir(), 'content')
    const config = readConfig({ CONTENT_DIR: folder })
    cpSync(contentRoot, folder, { recursive: true })
    const { text } = await runLaunchCheck({ to: undefined, json: true }, site, config, offline)
    expect(text).toContain(`set phone in ${folder}/business.yaml`)
    expect(text).not.toMatch(/ content\//)
  })

  test('reports why a letter was rejected, and a missing mail server', async () => {
    const config = readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const { text } = await runLaunchCheck({ to: 'ann@example.com', json: true }, site, config, offline)
    const rows: unknown = JSON.parse(text)
    expect(rows).toContainEqual({ what: 'test letter', state: 'open', detail: expect.stringContaining('ECONNREFUSED') })
    const asked = runLaunchCheck({ to: 'ann@example.com', json: false }, site, readConfig({}), offline)
    await expect(asked).rejects.toThrow('SMTP_URL names no mail server')
  })
})

describe('the real probes', () => {
  test('accept any answer of a webhook, and report none', async () => {
    const server = createHttpServer((_request, response) => response.writeHead(405).end()).listen(0, '127.0.0.1')
    const url = `http://127.0.0.1:${await portOf(server)}`
    const { webhook } = realProbes('')
    expect(await webhook(url)).toBeUndefined()
    server.close()
    await once(server, 'close')
    expect(await webhook(url)).toBe('no answer (ECONNREFUSED)')
  })

  test('report a missing certificate', async () => {
    expect(await realProbes('').certificate('https://127.0.0.1:1')).toEqual({
      answer: 'the connection fails (ECONNREFUSED)',
    })
  })

  test('find the newest backup', async () => {
    const dataDir = tempDir()
    const { newestBackup } = realProbes(dataDir)
    expect(await newestBackup()).toBeUndefined()
    await (await openStorage({ dataDir })).close()
    await backUp(dataDir)
    expect((await newestBackup())?.getTime()).toBeGreaterThan(Date.now() - 60_000)
  })
})

test('the table shows open rows first, and wraps long lines with an indent', () => {
  const rows = [good('https', 'yes'), open('phone', 'a number that belongs to nobody at all and never will')]
  expect(writeTable(rows, 40)).toBe(
    [
      'OPEN       phone  a number that belongs to',
      `${' '.repeat(18)}nobody at all and never will`,
      'ok         https  yes',
      '',
      '1 to do before a launch.',
      '',
    ].join('\n'),
  )
  expect(writeTable([good('https', 'yes')])).toMatch(/Nothing stands in the way of a launch\.\n$/)
})
