import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode, succeeds } from '../scripts/child.ts'
import { buildFolder, currentBuildId } from '../server/builds/build-folder.ts'
import { eventually } from '../server/testing/eventually.ts'
import { type RunningSite, startSite } from './browser/site-process.ts'
import { readPageTexts } from './journeys/page-text.ts'
import { markLanguage } from './marked-language/mark-language.ts'
import { unmarkedWords } from './marked-language/unmarked-words.ts'
import { secondBusiness } from './second-business.ts'

// A gutter and window cleaner in Ohio: words of the first business in the code would show here.
const foreign = /solar|california|central valley|PG&amp;E|America\/Los_Angeles|undefined|\[object/i

// Text of a page, without styles, scripts and island properties.
const wordsOf = (html: string) =>
  html.replace(/<(style|script(?! type="application))\b.*?<\/\1>/gs, '').replace(/ props="[^"]*"/g, '')

// Changes by an owner before the build, with the text before and after.
const changes = [
  { line: 'gutters: 120-260', becomes: 'gutters: 131-257', before: '$120–$260', after: '$131–$257' },
  { line: 'exterior: 95-180', becomes: 'exterior: 97-183', before: '$95–$180', after: '$97–$183' },
  { line: 'premium: 35-45', becomes: 'premium: 37-43', before: '$35–$45', after: '$37–$43' },
  { line: 'travel: 15-30', becomes: 'travel: 17-33', before: '$15–$30', after: '$17–$33' },
]

const changePrices = (file: string) => {
  const prices = readFileSync(file, 'utf8')
  expect(changes.filter(({ line }) => !prices.includes(line))).toEqual([])
  writeFileSync(
    file,
    changes.reduce((text, { line, becomes }) => text.replace(line, becomes), prices),
  )
}

let folder = ''
let pages = ''
let site: RunningSite
const dataDir = () => join(folder, 'data')

beforeAll(async () => {
  // Astro keeps its renderer beside the pages, or for other folders in a shared place.
  mkdirSync('node_modules/.cache', { recursive: true })
  folder = mkdtempSync(join('node_modules/.cache', 'second-business-'))
  const content = join(folder, 'content')
  cpSync(secondBusiness, content, { recursive: true })
  changePrices(join(content, 'pricing.yaml'))
  markLanguage(content, 'eo')
  const env = { CONTENT_DIR: content, BUILD_DIR: join(folder, 'dist') }
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
  test('none of its pages contains a word of the first business', () => {
    const said = globSync('**/*.{html,txt,xml,webmanifest}', { cwd: pages }).flatMap((file) => {
      const [found] = foreign.exec(wordsOf(readFileSync(join(pages, file), 'utf8'))) ?? []
      return found === undefined ? [] : [`${file}: ${found}`]
    })
    expect(said).toEqual([])
  })

  test('its only article offers nothing else to read', async () => {
    expect(await page('/blog/when-to-clean-gutters')).not.toContain('keep-reading')
  })

  test('its pages have its services, towns, prices and hours', async () => {
    const files = globSync('**/*.html', { cwd: pages })
    expect(files).toEqual(expect.arrayContaining(['gutter-cleaning/index.html', 'ohio/gambier/index.html']))
    expect(await page('/gutter-cleaning')).toContain('$131–$257')
    expect(await page('/')).toContain('Monday to Friday, 8 AM to 5 PM; Saturday, 9 AM to 1 PM')
    expect(await page('/')).toContain('"addressRegion":"OH"')
  })

  test('its old URLs redirect, and unknown towns redirect home', async () => {
    const leadsTo = async (path: string) =>
      (await fetch(site.url + path, { redirect: 'manual' })).headers.get('location')
    expect(await leadsTo('/gutters')).toBe('/gutter-cleaning')
    expect(await leadsTo('/ohio/columbus')).toBe('/')
  })

  test('a range comes from its prices, and work it does not offer has none', async () => {
    expect(await page('/estimate?service=windows&town=43019')).toContain('$114–$216')
    expect(await page('/estimate?service=solar&panels=20')).toContain('We don&#39;t do that.')
  })

  test('a lead is stored, and both letters are in its words and time zone', async () => {
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
    ['How much for 20 windows in Fredericktown?', '**$114–$216** a visit'],
    ['How much for 20 windows on a Sunday?', 'We rest that day.'],
  ])('its assistant answers "%s"', async (question, answer) => {
    expect(await ask(question)).toContain(answer)
  })
})

describe('a price that is changed in pricing.yaml', () => {
  const texts = () => readPageTexts(pages)

  test.each(changes)('from $before to $after is changed on every page, in every language', ({ before, after }) => {
    const naming = (price: string) => [...texts()].filter(([, text]) => text.includes(price)).map(([path]) => path)
    expect(naming(before)).toEqual([])
    expect(naming(after)).toContainEqual(expect.stringMatching(/^\/eo/))
    expect(naming(after)).toContainEqual(expect.not.stringMatching(/^\/eo/))
  })
})

describe('another language needs no line of code either', () => {
  const further = () => globSync('eo/**/*.html', { cwd: pages })
  const html = (file: string) => readFileSync(join(pages, file), 'utf8')

  test('has every page, under its code', () => {
    const inFirst = globSync('**/*.html', { cwd: pages }).filter((file) => !file.startsWith('eo/'))
    expect(further()).toHaveLength(inFirst.length)
    expect(further()).toContain('eo/gutter-cleaning-eo/index.html')
  })

  test('has no word outside of its content', () => {
    // Text that a further language keeps unchanged: names of places and people, days, formatted dates.
    const said = ['business.yaml', 'pricing.yaml'].map((file) => readFileSync(join(secondBusiness, file), 'utf8'))
    const names = [
      ...said,
      new Date('2026-10-01').toLocaleDateString('eo-US', { month: 'long', timeZone: 'UTC' }),
      'Ruth Opal',
    ].join(' ')
    const left = further().flatMap((file) => unmarkedWords(html(file), names).map((word) => `${file}: ${word}`))
    expect(left).toEqual([])
  })

  test('has only links within it, except the language switch', () => {
    const away = further().flatMap((file) =>
      [...html(file).matchAll(/<a\b(?![^>]*hreflang)[^>]*\shref="(\/(?!_astro)[^"]*)"/gi)]
        .filter(([, href = '']) => !/^\/eo(?:[/#?]|$)/.test(href))
        .map(([, href]) => `${file}: ${href}`),
    )
    expect(away).toEqual([])
  })

  test("and the first language link to each other's pages", () => {
    for (const file of ['eo/quote/index.html', 'quote/index.html']) {
      expect(html(file)).toContain('<link rel="alternate" hreflang="en" href="http://localhost:4321/quote">')
      expect(html(file)).toContain('<link rel="alternate" hreflang="eo" href="http://localhost:4321/eo/quote">')
      expect(html(file)).toContain('<link rel="alternate" hreflang="x-default" href="http://localhost:4321/quote">')
    }
    expect(html('eo/quote/index.html')).toContain('<html lang="eo">')
    expect(html('eo/quote/index.html')).toContain('name="_language" value="eo"')
  })
})
