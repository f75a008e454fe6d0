import type { Page } from 'playwright-core'
import { expect, test } from '../../browser/site.ts'
import { quoteDialog } from '../quote-dialog.ts'
import { everyKind, everyLanguage, everyPath, missingPage } from './routes.ts'

/** What reaches past the right edge, apart from what scrolls in a frame of its own. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (one: Element): boolean => {
      const parent = one.parentElement
      return parent !== null && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || scrolls(parent))
    }
    // Not innerWidth: on a phone it grows with what sticks out.
    const edge = document.body.getBoundingClientRect().right + 1
    const texts = [
      ...document.querySelectorAll(
        ':is(main, .header, .footer, .call-bar) :is(h1, h2, h3, p, li, a, button, dt, dd, th, td)',
      ),
    ]
    return texts
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge && !scrolls(one))
      .map((one) => `${one.tagName} "${one.textContent?.trim().slice(0, 40)}"`)
  })

type At = { width: number; path: string }
const sidewaysAt = async (page: Page, { width, path }: At, how: string) => {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  return (await sideways(page)).map((one) => `${path} at ${width} px, ${how}: ${one}`)
}

/** Gives every text twice its size while `look` looks, as a visitor does in the settings of a browser; what is asked of the width hears of it too. */
const withDoubleText = async (page: Page, look: () => Promise<string[]>) => {
  const settings = await page.context().newCDPSession(page)
  const setSize = (standard: number, fixed: number) =>
    settings.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
  await setSize(32, 26)
  const seen = await look()
  await setSize(16, 13)
  await settings.detach()
  return seen
}

const cutButtons = async (page: Page, path: string) => {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.button')]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent?.trim() ?? ''),
  )
  return cut.map((text) => `${path}: "${text}" is cut`)
}

/** How far letters, words and lines may be set apart: https://www.w3.org/TR/WCAG22/#text-spacing */
const wideSpacing = `
  * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`

const setApart = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, wideSpacing)

// One visit a page: what is asked of it needs no second one, and loading takes longer than looking.
test('no page is cut or scrolls sideways at 320 px, with text at twice its size, or with text set wider apart', async ({
  visit,
}) => {
  const page = await visit('/', { width: 320, reducedMotion: true, expected: missingPage })
  const wrong: string[] = []
  for (const path of [...everyPath, ...everyLanguage]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    wrong.push(...(await sidewaysAt(page, { width: 320, path }, 'as it is')))
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) !== 320) wrong.push(`${path} scrolls`)
    if (![...everyKind, ...everyLanguage].includes(path)) continue
    wrong.push(
      ...(await withDoubleText(page, async () => [
        ...(await sidewaysAt(page, { width: 390, path }, 'at twice its size')),
        ...(await cutButtons(page, path)),
      ])),
    )
    await setApart(page)
    for (const width of [390, 768, 1440]) wrong.push(...(await sidewaysAt(page, { width, path }, 'set wider apart')))
  }
  expect(wrong).toEqual([])
}, 120_000)

test('the quote dialog does not scroll sideways at 320 px', async ({ visit }) => {
  const page = await visit('/#quote', { width: 320, reducedMotion: true })
  const { dialog } = quoteDialog(page)
  await dialog.waitFor()
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

test('at 400 % zoom nothing that is fixed covers the page', async ({ visit }) => {
  const page = await visit('/', { width: 320 })
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  const covered = await page.evaluate(
    () => [8, 128, 248].filter((y) => document.elementFromPoint(160, y)?.closest('.header, .call-bar') !== null).length,
  )
  expect(covered).toBe(0)
})

test('what can be pressed is at least 44 px, links in running text aside', async ({ visit }) => {
  const page = await visit('/', { width: 390, reducedMotion: true })
  const small: string[] = []
  for (const path of ['/', '/services', '/gallery', '/blog', '/quote', '/california/lemoore']) {
    await page.goto(path)
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, input:not([type=hidden])')]
        .filter(
          (one) => one.checkVisibility() && !one.closest('p, .prose, [aria-hidden=true], .skip-link, .site-index'),
        )
        .filter((one) => !(one instanceof HTMLInputElement && one.labels?.length && one.type === 'checkbox'))
        // A link that spreads over its card is as large as the card.
        .map((one) => {
          const spreads = getComputedStyle(one, '::after').position === 'absolute' && one instanceof HTMLElement
          return {
            box: ((spreads && one.offsetParent) || one).getBoundingClientRect(),
            text: one.textContent?.trim().slice(0, 30) ?? '',
          }
        })
        .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 43.9)
        .map(({ box, text }) => `"${text}" ${Math.round(box.width)} x ${Math.round(box.height)}`),
    )
    small.push(...found.map((one) => `${path}: ${one}`))
  }
  expect(small).toEqual([])
})
