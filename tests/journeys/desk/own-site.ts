import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { startNode, succeeds } from '../../../scripts/child.ts'
import { buildFolder, currentBuildId } from '../../../server/builds/build-folder.ts'
import { startSite } from '../../browser/site-process.ts'
import { freePort } from '../../free-port.ts'
import { secondBusiness } from '../../second-business.ts'
import { readPageTexts } from '../page-text.ts'
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
  context.setDefaultTimeout(60_000)
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  const phone = await enrolledPhone(open, name, { isOwner: true, dataDir })
  return {
    content,
    phone,
    open,
    read: async (path: string) => (await fetch(new URL(path, site.url))).text(),
    post: async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(new URL(path, site.url), { method: 'POST', headers, body: JSON.stringify(body) })).text()
    },
    /** Every text that the live build serves: pages, records, feed. */
    served: () => {
      const { site: pages } = buildFolder(env.BUILD_DIR, currentBuildId(env.BUILD_DIR) ?? '')
      const others = globSync('**/*.{xml,txt,webmanifest,html}', { cwd: pages })
      return [...readPageTexts(pages).values(), ...others.map((file) => readFileSync(join(pages, file), 'utf8'))]
    },
    letters: () => globSync('outbox/*.eml', { cwd: dataDir }).map((file) => readFileSync(join(dataDir, file), 'utf8')),
    end: async () => {
      await browser.close()
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
