import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { startNode, succeeds } from '../../../scripts/child.ts'
import { startSite } from '../../browser/site-process.ts'
import { freePort } from '../../free-port.ts'
import { secondBusiness } from '../../second-business.ts'
import { enrolledPhone } from './phone.ts'

/** The second business's site as its owner has it: content folder, build, server, and a phone with the desk. */
export const ownSite = async (name: string) => {
  // Astro keeps its renderer beside the pages, or for other folders in a shared place.
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.cache/own-site-'))
  const [content, dataDir] = [join(folder, 'content'), join(folder, 'data')]
  cpSync(secondBusiness, content, { recursive: true })
  const env = { CONTENT_DIR: content, BUILD_DIR: join(folder, 'dist') }
  if (!(await succeeds(startNode(['scripts/build.ts'], { env }))))
    throw new Error('The second business cannot be built.')
  const site = await startSite(dataDir, { ...env, PORT: String(await freePort()) })
  const browser = await chromium.connect(inject('browserEndpoint'))
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 }, hasTouch: true })
  context.setDefaultTimeout(30_000)
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  const phone = await enrolledPhone(open, name, { isOwner: true, dataDir })
  return {
    ...{ content, phone, open },
    read: async (path: string) => (await fetch(new URL(path, site.url))).text(),
    end: async () => {
      await browser.close()
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
