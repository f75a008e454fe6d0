import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode, succeeds } from '../scripts/child.ts'
import { buildFolder, currentBuildId } from '../server/builds/build-folder.ts'
import { eventually } from '../server/testing/eventually.ts'
import { type RunningSite, startSite } from './browser/site-process.ts'
import { secondBusiness } from './second-business.ts'

// A gutter and window cleaner in Ohio: whatever of our first business stands in the code shows here.
const foreign = /solar|california|central valley|PG&amp;E|America\/Los_Angeles|undefined|\[object/i

// Styles, scripts and the names of an island's properties are no words of anybody.
const wordsOf = (html: string) =>
  html.replace(/<(style|script(?! type="application))\b.*?<\/\1>/gs, '').replace(/ props="[^"]*"/g, '')

let folder = ''
let pages = ''
let site: RunningSite
const dataDir = () => join(folder, 'data')

beforeAll(async () => {
  // Astro keeps what it renders with beside its pages, and where these lie elsewhere in one place for all builds.
  mkdirSync('node_modules/.cache', { recursive: true })
  folder = mkdtempSync(join('node_modules/.cache', 'second-business-'))
  const env = { CONTENT_DIR: secondBusiness, BUILD_DIR: join(folder, 'dist') }
  expect(await succeeds(startNode(['scripts/build.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] }))).toBe(true)
  pages = buildFolder(env.BUILD_DIR, currentBuildId(env.BUILD_DIR) ?? '').site
  site = await startSite(dataDir(), env)
})

afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const page = async (path: string) => (await fetch(site.url + path)).text()
const ask = async (message: string): Promise<string> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ message })
  return (await fetch(`${site.url}/functions/v1/ai-assistant`, { method: 'POST', headers, body })).text()
}

describe('a business of another trade, in another state, needs no line of code', () => {
  test('none of its pages says a word of the first business', () => {
    const said = globSync('**/*.{html,txt,xml,webmanifest}', { cwd: pages }).flatMap((file) => {
      const [found] = foreign.exec(wordsOf(readFileSync(join(pages, file), 'utf8'))) ?? []
      return found === undefined ? [] : [`${file}: ${found}`]
    })
    expect(said).toEqual([])
  })

  test('its pages have its services, places, prices and hours', async () => {
    const files = globSync('**/*.html', { cwd: pages })
    expect(files).toEqual(expect.arrayContaining(['gutter-cleaning/index.html', 'ohio/gambier/index.html']))
    expect(await page('/gutter-cleaning')).toContain('$120–$260')
    expect(await page('/ohio/fredericktown')).toContain('Consolidated Cooperative')
    expect(await page('/')).toContain('Monday to Friday, 8 AM to 5 PM; Saturday, 9 AM to 1 PM')
    expect(await page('/')).toContain('"addressRegion":"OH"')
  })

  test('no picture that is served tells where it was taken, or what else the camera wrote', async () => {
    const written = async (file: string) => (await sharp(file).metadata()).exif
    expect(await written(join(secondBusiness, 'images/house.jpg'))).toBeDefined()
    const served = globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: pages })
    const telling = await Promise.all(served.map(async (file) => ((await written(join(pages, file))) ? [file] : [])))
    expect(served.length).toBeGreaterThan(10)
    expect(telling.flat()).toEqual([])
  })

  test('its old addresses lead on, and unknown places lead home', async () => {
    const leadsTo = async (path: string) =>
      (await fetch(site.url + path, { redirect: 'manual' })).headers.get('location')
    expect(await leadsTo('/gutters')).toBe('/gutter-cleaning')
    expect(await leadsTo('/ohio/columbus')).toBe('/')
  })

  test('a range is counted from its prices, and work that it does not do has none', async () => {
    expect(await page('/estimate?service=windows&town=43019')).toContain('$110–$210')
    expect(await page('/estimate?service=solar&panels=20')).toContain('We don&#39;t do that.')
  })

  test('a request is kept, and both letters are in its words and its time', async () => {
    const hour = () => new Date().toLocaleTimeString('en-US', { hour: 'numeric', timeZone: 'America/New_York' })
    const from = hour()
    const answers = { name: 'Ruth', phone: '(740) 555-0123', email: 'ruth@example.com', note: 'Two floors.' }
    const headers = { 'content-type': 'application/json' }
    const url = `${site.url}/p/kokosing/f/estimate-request`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(answers) })
    expect(answer.status).toBe(200)
    const letters = () =>
      globSync('outbox/*.eml', { cwd: dataDir() }).map((file) => readFileSync(join(dataDir(), file), 'utf8'))
    await eventually(() => expect(letters()).toHaveLength(2))
    const written = letters().join('\n')
    expect(written).toContain('Subject: We have your request')
    expect(written).toContain('New quote: Ruth')
    expect(written).toContain('One of us will call you within 48 hours')
    const told = [from, hour()].map((at) => at.replace(/\s/, ':\\d\\d '))
    expect(written).toMatch(new RegExp(`at (?:${told.join('|')})`))
  })

  test.each([
    ['Do you install gutter guards?', "No, we don't install gutter guards."],
    ['How much for 20 windows in Fredericktown?', '**$110–$210** a visit'],
    ['¿Cuánto cuestan las canaletas?', 'Las canaletas cuestan **$120–$260**'],
  ])('its assistant answers "%s"', async (question, answer) => {
    expect(await ask(question)).toContain(answer)
  })
})
