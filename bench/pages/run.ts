import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { findChromium } from '../../tests/machine/browser.ts'
import { measureProcessor } from './processor.ts'
import { measureScores } from './scores.ts'
import { measureSelectors } from './selectors.ts'
import { startSiteWithFloor } from './site-with-floor.ts'
import { measureTaps } from './taps.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } } })
const rounds = Number(values.rounds)
const load = () => `Load of the machine: ${loadavg()[0]?.toFixed(1)}`

const executablePath = findChromium()
const site = await startSiteWithFloor()
const browser = await chromium.launch({ executablePath })
const parts = {
  scores: () => measureScores(site.url, executablePath, rounds),
  taps: () => measureTaps(browser, site.url, rounds),
  processor: () => measureProcessor(browser, site.url, rounds),
  selectors: () => measureSelectors(browser, site.url),
}
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (values.only && values.only !== name) continue
    console.log(`\n## ${name}\n\n${load()}`)
    await measure()
  }
} finally {
  await browser.close()
  await site.stop()
}
