import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { framedPage } from './framed-page.ts'
import { ownSite } from './own-site.ts'
import { phonePhotograph } from './phone-photograph.ts'

let own: Awaited<ReturnType<typeof ownSite>>
beforeAll(async () => {
  own = await ownSite('Owner of the site')
}, 600_000)
afterAll(() => own?.end())

const built = { timeout: 300_000 }
// A publish takes a build of the site, and long on a busy machine.
const publishing = { timeout: 900_000 }

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const isLive = (page: Page) =>
  expect.poll(() => page.locator('.publish-state').getAttribute('data-state'), built).toBe('live')
const openPart = (page: Page, name: string) => page.getByText(name, { exact: true }).first().tap()
const isSaved = (page: Page) =>
  page.getByText('Saved. Nobody sees it before you publish.').filter({ visible: true }).first().waitFor()

const openForm = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Site' }).first().tap()
  await page.getByRole('link', { name: 'Everything else' }).tap()
  await page.getByRole('link', { name, exact: true }).tap()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

const save = async (page: Page) => {
  await button(page, 'Save').tap()
  await isSaved(page)
}

/** The price of windows in every page, in an answer of the chat and in the letters to a new visitor. */
const isEverywhere = async ({ now, never }: { now: string; never: string }) => {
  const { served, post, letters } = own
  const texts = served()
  expect(texts.filter((text) => text.includes(now)).length).toBeGreaterThan(2)
  expect(texts.filter((text) => text.includes(never))).toEqual([])
  const answer = await post('/functions/v1/ai-assistant', { message: 'How much for 20 windows in Mount Vernon?' })
  expect([answer.includes(now), answer.includes(never)]).toEqual([true, false])
  const email = `ruth-${now.slice(1)}@example.com`
  await post('/p/kokosing/f/estimate-request', {
    name: 'Ruth',
    phone: '(740) 555-0123',
    email,
    note: 'Two floors.',
    estimate: 'service=windows&town=43050',
  })
  const told = () =>
    letters()
      .filter((letter) => letter.includes(email))
      .map((letter) => letter.replaceAll(/=\r?\n/g, ''))
  await expect.poll(() => told().length).toBe(2)
  expect(told().map((letter) => [letter.includes(`${now}=`), letter.includes(never)])).toEqual([
    [true, false],
    [true, false],
  ])
}

describe('the owner’s own site', () => {
  test('hours, a town, reviews, photographs and an article are changed in forms', publishing, async () => {
    const { phone } = own
    const picture = await phonePhotograph()

    await openForm(phone, 'Hours')
    const sunday = phone.getByRole('group', { name: 'Sunday' })
    await sunday.getByLabel('Closed').uncheck()
    await sunday.getByLabel('Opens').fill('10:00')
    await sunday.getByLabel('Closes').fill('12:00')
    await save(phone)

    await openForm(phone, 'Towns')
    await openPart(phone, 'Add a new one')
    await phone.getByRole('textbox', { name: 'Name', exact: true }).fill('Danville')
    await phone.getByLabel('County').selectOption('Knox')
    await phone.getByLabel('Miles from your shop').last().fill('12')
    await phone.getByLabel('Picture', { exact: true }).last().selectOption('porch')
    await phone
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('## Hills\n\nDanville lies in the hills, and its leaves fall **late**.')
    await save(phone)

    await openForm(phone, 'Reviews')
    for (const [author, words] of [
      ['Ada L.', 'They cleaned every gutter and left no leaf.'],
      ['Grace H.', 'On time, kind, and the windows shine.'],
      ['Mary S.', 'We will call them again next fall.'],
    ] as const) {
      await button(phone, 'Add').tap()
      await phone.getByRole('textbox', { name: "Customer's name" }).fill(author)
      await phone.getByLabel('Stars').selectOption({ label: '5' })
      await phone.getByRole('textbox', { name: 'Text', exact: true }).fill(words)
      await phone.getByRole('textbox', { name: 'Date' }).fill('November 2026')
    }
    await save(phone)

    await openForm(phone, 'Photographs')
    await phone.getByRole('link', { name: /A white farmhouse with clean gutters under a gray sky/ }).tap()
    await phone.getByLabel('Take or choose a photograph').setInputFiles(picture)
    await phone.getByLabel('What it shows (English)').fill('Our truck in front of a brick house')
    await phone.getByLabel('I took this picture, and whoever lives there agrees.').check()
    await button(phone, 'Use this photograph').tap()
    await isSaved(phone)
    await openForm(phone, 'Before and after')
    await phone.getByLabel('Before', { exact: true }).setInputFiles(picture)
    await phone.getByLabel('After', { exact: true }).setInputFiles(picture)
    await phone.getByLabel('Left or right').fill('5')
    await phone.getByLabel('What it shows (English)').fill('A gutter over a porch')
    await phone.getByLabel('I took this picture, and whoever lives there agrees.').check()
    await button(phone, 'Use this pair').tap()
    await isSaved(phone)

    await openForm(phone, 'Articles')
    await openPart(phone, 'Add a new one')
    await phone.getByRole('textbox', { name: 'Title', exact: true }).fill('Why downspouts clog')
    await phone.getByLabel('Kind', { exact: true }).selectOption({ index: 1 })
    await phone.getByLabel('Picture', { exact: true }).selectOption('porch')
    await phone
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('## Where leaves go\n\nLeaves slide down to the first bend, and stay there.\n\nA hose pushes them out.')
    await save(phone)
    await phone.getByRole('link', { name: 'See it as a page' }).tap()
    const page = phone.frameLocator('iframe')
    await page.getByRole('heading', { level: 1, name: 'Why downspouts clog' }).waitFor()
    await page.getByText('A hose pushes them out.').tap()
    await expect.poll(() => phone.getByRole('textbox', { name: 'Text' }).textContent()).toBe('A hose pushes them out.')
    await button(phone, 'Cancel').tap()
  })

  test('figures in a sentence and in a form are chips, and a service is switched off and on', publishing, async () => {
    const { phone } = own
    await phone.getByRole('link', { name: 'Site' }).first().tap()
    await (await framedPage(phone)).getByText('We grew up on a farm outside of Gambier').tap()
    await expect.poll(() => phone.locator('.token').allInnerTexts()).toEqual(['2016'])
    await button(phone, 'Cancel').tap()
    await openForm(phone, 'Services')
    await openPart(phone, 'Windows')
    await expect.poll(() => phone.locator('.token').allInnerTexts()).toContain('2–3')
    expect(await phone.locator('main').textContent()).not.toContain('{')
    for (const state of ['attached', 'detached'] as const) {
      await phone.getByLabel('We offer this now').tap()
      await phone.getByText('Windows · not offered').waitFor({ state })
    }
  })

  test(
    'what fourteen people asked the chat in vain is answered with one tap and two sentences',
    publishing,
    async () => {
      const { phone } = own
      await phone.evaluate(async () => {
        const send = (message: string) =>
          fetch('/functions/v1/ai-assistant', { method: 'POST', body: JSON.stringify({ message }) })
        for (let time = 0; time < 14; time += 1) await send('do you rent zorbing balls')
        await send('is there a quokka in your yard')
      })
      await openForm(phone, 'Asked in the chat')
      const asked = phone.getByRole('listitem').filter({ hasText: '14 people asked:' })
      await asked.getByRole('button', { name: 'Answer it' }).tap()
      await phone.getByLabel('The answer, in two sentences').fill('We lend you one. <b>Ask</b> at the visit.')
      await button(phone, 'Save').tap()
      await phone.getByRole('alert').getByText('<b> is HTML: take it out.').waitFor()
      await phone.getByLabel('The answer, in two sentences').fill('We lend you one. Ask at the visit.')
      await save(phone)
      await button(phone, 'Not our business').tap()
      await phone.getByText('Nothing waits for an answer.').waitFor()
      await phone.getByRole('link', { name: /^See \d+ changes? and publish$/ }).tap()
      const changed = phone.getByRole('listitem').filter({ hasText: 'zorbing' })
      await changed.getByText(/^\d+ sentences$/).tap()
      await phone.locator('ins', { hasText: 'We lend you one.' }).first().waitFor()
      await phone.context().route('**/desk/api/site/drafts/*', (route) => route.abort())
      await changed.getByRole('button', { name: 'Take back' }).tap()
      await changed.getByRole('alert').waitFor()
      await phone.context().unroute('**/desk/api/site/drafts/*')
      await phone.getByRole('link', { name: 'Numbers' }).tap()
      await phone.getByText('0 of 15 questions answered').waitFor()
    },
  )

  test(
    'a sentence and a price are published in eight taps with all of it, stand in pages, chat and letters, and are put back',
    publishing,
    async () => {
      const { phone, read, content } = own
      const files = ['en/pages/home.yaml', 'pricing.yaml'].map((name) => join(content, name))
      const before = files.map((file) => readFileSync(file, 'utf8'))
      await openForm(phone, 'Prices and fees')
      await phone.getByLabel('Outside only').fill('105-190')
      await save(phone)
      await phone.getByRole('link', { name: 'Leads' }).tap()
      let taps = 0
      const tap = async (where: { tap: () => Promise<void> }) => {
        await where.tap()
        taps += 1
      }
      await tap(phone.getByRole('link', { name: 'Site' }))
      const page = await framedPage(phone)
      await page.locator('[srcset^="/desk/api/site/pictures/photo-"]').first().waitFor({ state: 'attached' })
      await page.getByText('From $105').first().waitFor()
      await tap(page.getByText('Two sisters and a truck'))
      const text = phone.getByRole('textbox', { name: 'Text' })
      await expect.poll(() => text.textContent()).toBe('Two sisters and a truck')
      await tap(text)
      await text.fill('Two sisters, one truck')
      await tap(button(phone, 'Save'))
      await page.getByText('Two sisters, one truck').waitFor()
      await tap(phone.getByRole('link', { name: /^See \d+ changes and publish$/ }))
      await phone.locator('ins', { hasText: 'Two sisters, one truck' }).first().waitFor()
      expect(await phone.locator('del').allInnerTexts()).toContain('Two sisters and a truck')
      const price = phone.getByRole('listitem').filter({ hasText: 'Outside only' })
      await tap(price.getByText(/^Appears in \d+ sentences$/))
      await expect.poll(() => phone.locator('ins', { hasText: '$105' }).count()).toBeGreaterThan(2)
      expect(await read('/')).not.toContain('one truck')
      await tap(button(phone, 'Publish'))
      await isLive(phone)
      expect(taps).toBeLessThanOrEqual(8)
      expect(await phone.getByText("It's live").count()).toBeGreaterThan(0)
      await expect.poll(() => read('/'), built).toContain('Two sisters, one truck')
      expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual([
        before[0]?.replace('title: Two sisters and a truck', 'title: "Two sisters, one truck"'),
        before[1]?.replace('exterior: 95-180', 'exterior: "105-190"'),
      ])
      await isEverywhere({ now: '$105', never: '$95' })
      const isRead = (path: string, words: string) =>
        expect.poll(async () => (await read(path)).includes(words), { message: `${path}: ${words}` }).toBe(true)
      await isRead('/', 'Grace H.')
      await isRead('/gallery', 'A gutter over a porch')
      await isRead('/ohio/danville', 'Danville lies in the hills')
      expect(await read('/ohio/danville')).not.toMatch(/2,213|Kenyon|Oaks on the hill/)
      await isRead('/blog/why-downspouts-clog', 'Leaves slide down to the first bend')
      const named =
        /house: .*file"?: ?"?(photo-[\w-]+\.jpg)/.exec(readFileSync(join(content, 'images.yaml'), 'utf8'))?.[1] ?? ''
      const { width, height, exif, orientation } = await sharp(join(content, 'images', named)).metadata()
      expect([width, height, exif, orientation ?? 1]).toEqual([1920, 2560, undefined, 1])

      await button(phone, 'Put back').last().tap()
      await button(phone, 'Yes, put it back').tap()
      await expect.poll(() => read('/'), built).toContain('Two sisters and a truck')
      expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(before)
      await isEverywhere({ now: '$95', never: '$105' })
    },
  )
})
