import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { inviteByCommand, sendRequest } from '../desk/phone.ts'
import { keptRequests, maria } from '../quote-dialog.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { keys, type Visitor, visitorOf } from './visitor.ts'
import { startWebKit } from './webkit.ts'

// Another name at the second try of a test.
const newName = () => `Maria ${randomUUID().slice(0, 8)}`

const leadsOf = async (name: string) => (await keptRequests()).filter((line) => line.includes(name))

const fillQuote = async ({ fill }: Visitor, form: string, name: string) => {
  await fill(`#${form}-name`, name)
  await fill(`#${form}-phone`, '5595550187')
  await fill(`#${form}-email`, maria.email)
}

describe.each([
  { name: 'Firefox', start: startFirefox, translated: false },
  { name: 'Firefox with a translated page', start: startFirefox, translated: true },
  { name: 'WebKit', start: startWebKit, translated: false },
])('in $name', ({ name: where, start, translated }) => {
  let engine: Engine
  let visitor: Visitor
  beforeAll(async () => {
    engine = await start()
    visitor = visitorOf(engine, inject('siteUrl'), { translated })
  })
  afterAll(() => engine.close())

  // Each path has a new visitor.
  beforeEach(async () => {
    engine.errors.length = 0
    // A small page with the storage of the site.
    await visitor.open('/thanks')
    await visitor.ask(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      mkdirSync('test-results', { recursive: true })
      const file = `${where} ${task.name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
      writeFileSync(`test-results/${file}.png`, await engine.screenshot(), 'base64')
    }
    // React reports when a translator changed what it hydrates.
    if (!translated) expect(engine.errors).toEqual([])
  })

  test('the quote dialog reports missing answers, stores the quote request and closes with thanks', async () => {
    const name = newName()
    await visitor.open('/')
    await visitor.press('main [commandfor="quote-dialog"]')
    // Before its script is loaded the form is checked by the browser.
    await expect.poll(() => visitor.texts('astro-island:not([ssr]) #quote-dialog')).toHaveLength(1)
    await visitor.press('#quote-dialog [type="submit"]')
    await expect.poll(() => visitor.texts('#quote-name-error')).toEqual(['Enter your name'])
    await fillQuote(visitor, 'quote', name)
    expect(await visitor.texts('#quote-name-error')).toEqual([])
    expect(await visitor.valueOf('#quote-phone')).toBe('(559) 555-0187')
    await visitor.press('#quote-dialog [type="submit"]')
    await expect.poll(() => visitor.texts('#quote-dialog')).toEqual([])
    await expect.poll(() => visitor.texts('body')).toEqual([expect.stringContaining(', we have your request.')])
    expect(await leadsOf(name)).toHaveLength(1)
  })

  test('the quote page stores the quote request and leads to the thanks page', async () => {
    const name = newName()
    await visitor.open('/quote')
    await fillQuote(visitor, 'quote-page', name)
    await visitor.press('main [type="submit"]')
    await expect.poll(visitor.path).toBe('/thanks')
    expect(await leadsOf(name)).toHaveLength(1)
  })

  test('the estimate follows typing and is sent with the quote request', async () => {
    await visitor.open('/estimate')
    await visitor.fill('#estimate-panels', '20')
    await visitor.fill('#estimate-town', '93277')
    await expect.poll(() => visitor.texts('#price .estimate-range strong')).toEqual(['$250–$325'])
    await visitor.press('.estimate-answer a', 'Quote')
    await expect
      .poll(() => visitor.texts('#quote-dialog .quote-estimate'))
      .toEqual([expect.stringContaining('$250–$325')])
  })

  test('the chat opens, answers a question and closes', async () => {
    await visitor.open('/thanks')
    await visitor.press('.chat-open')
    await visitor.fill('.chat-form input', `How much for 18 panels?${keys.enter}`)
    await expect.poll(() => visitor.texts('.chat [data-from]:nth-child(3)')).toEqual([expect.stringContaining('$225')])
    await visitor.press('.chat [aria-label="Close the chat"]')
    await expect.poll(() => visitor.texts('.chat')).toEqual([])
    expect(await visitor.texts('.chat-open')).toHaveLength(1)
  })

  test('the slider follows a drag and the arrow keys', async () => {
    await visitor.open('/')
    await visitor.press('.compare-frame')
    await visitor.drag('astro-island:not([ssr]) .compare-frame', 100)
    const split = async () => Math.round(Number(await visitor.valueOf('.compare-range')))
    await expect.poll(split).toBeGreaterThan(70)
    const before = await split()
    await visitor.type(keys.arrowRight)
    await expect.poll(split).toBe(before + 1)
  })

  test('the lightbox steps through the pictures and closes', async () => {
    const number = () => visitor.texts('.lightbox .number')
    await visitor.open('/gallery')
    await visitor.press('.gallery-item')
    await expect.poll(number).toEqual(['1 of 6'])
    await visitor.press('.lightbox [data-step="1"]')
    await expect.poll(number).toEqual(['2 of 6'])
    await visitor.type(keys.escape)
    await expect.poll(() => visitor.texts('.lightbox')).toEqual([])
  })

  test('the menu opens, closes and leads to a page', async () => {
    await visitor.open('/')
    expect(await visitor.texts('#menu')).toEqual([])
    await visitor.press('.menu-toggle')
    await expect.poll(() => visitor.texts('#menu')).toHaveLength(1)
    await visitor.press('.menu-toggle')
    await expect.poll(() => visitor.texts('#menu')).toEqual([])
    await visitor.press('.menu-toggle')
    await visitor.press('#menu a', 'Services')
    await expect.poll(visitor.path).toBe('/services')
    await expect.poll(() => visitor.texts('#menu')).toEqual([])
  })

  // desk/translated.test.ts translates the desk.
  if (translated) return
  test('an emailed link opens the desk, which marks a lead as lost and changes a sentence of the site', async () => {
    // A second try needs a person and a letter of its own.
    const mark = crypto.randomUUID().slice(0, 8)
    const address = `${mark}@desk.example`
    await sendRequest({ name: `Ann of the desk in ${mark}` })
    await visitor.open(await inviteByCommand(`Olga of ${mark}`))
    await expect.poll(() => visitor.texts('summary')).toHaveLength(1)
    // Open if the engine has no passkeys.
    if (await visitor.ask(() => !document.querySelector('details')?.open)) await visitor.press('summary')
    await visitor.fill('#email', address)
    await visitor.press('main [type="submit"]')
    await expect.poll(() => linkFor(address)).toMatch(/^\/desk\/link#/)
    // The email opens elsewhere; another fragment alone would not reload the page.
    await visitor.open('/thanks')
    await visitor.open(linkFor(address))
    await visitor.press('button', 'Sign in')
    await visitor.press('a', `Ann of the desk in ${mark}`)
    await visitor.press('button', 'Lost')
    await visitor.press('button', 'No answer')
    await expect.poll(() => visitor.texts('main')).toEqual([expect.stringContaining('Lost: No answer')])
    await visitor.press('nav a', 'Site')
    // Each tap that the page hears starts a search, so it is tapped until it marks the first.
    const tapTitle = () =>
      visitor.ask(() => {
        const title = document.querySelector('iframe')?.contentDocument?.querySelector('h1')
        title?.click()
        return title?.hasAttribute('data-edited')
      })
    await expect.poll(tapTitle).toBe(true)
    await expect.poll(() => visitor.texts('.sheet .token-text')).toHaveLength(1)
    await visitor.fill('.token-text', ' indeed ')
    await visitor.press('.sheet button', 'Save')
    const links = () => visitor.texts('a')
    await expect.poll(links).toContainEqual(expect.stringContaining('See 1 change'))
    await visitor.press('a', 'See 1 change')
    await expect.poll(() => visitor.texts('ins')).toEqual([expect.stringContaining('indeed')])
    await visitor.press('button', 'Take back')
    await expect.poll(() => visitor.texts('main')).toEqual([expect.stringContaining('Nothing has been changed')])
  })
})

/** The path of the link sent to an address. */
const linkFor = (address: string): string => {
  const folder = join(inject('dataDir'), 'outbox')
  const letters = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const letter = letters.find((text) => text.includes(`<${address}>`)) ?? ''
  return /\/desk\/link#[\w-]{43}/.exec(letter.replaceAll(/=\r?\n/g, ''))?.[0] ?? ''
}
