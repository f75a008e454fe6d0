import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium } from '../../tests/machine/browser.ts'
import { startServerProcess } from '../measured-server.ts'
import { measureScores } from './scores.ts'
import { measureTaps } from './taps.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } } })
const rounds = Number(values.rounds)

const executablePath = findChromium()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'))
const site = await startServerProcess('server/main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const browser = await chromium.launch({ executablePath })
const parts = {
  scores: () => measureScores(site.url, executablePath, rounds),
  taps: () => measureTaps(browser, site.url, rounds),
}
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (values.only && values.only !== name) continue
    console.log(`\n## ${name}\n\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}`)
    await measure()
  }
} finally {
  await browser.close()
  await site.stop()
  rmSync(dataDir, { recursive: true })
}
