import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../machine/browser.ts'
import { startSite } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    dataDir: string
    browserEndpoint: string
  }
}

// Resolves only this machine's names, so no page can reach the internet.
const args = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Text as wide in the headless shell as in the whole browser.
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One server and one browser for all journeys; each test has its own browser context. */
export default async function setup({ provide }: TestProject) {
  const executablePath = findChromium()
  const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'))
  const site = await startSite(dataDir)
  const browser = await chromium.launchServer({ executablePath, args })
  provide('siteUrl', site.url)
  provide('dataDir', dataDir)
  provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.stop()
    rmSync(dataDir, { recursive: true })
  }
}
