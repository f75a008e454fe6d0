import type { Page } from 'playwright-core'

/** Elements that are cut off or overflow at 320 px. */
export const overflow = async (page: Page): Promise<string[]> => {
  const wrong = await sidewaysAt(page, 320, 'as it is')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width === 320 ? wrong : [...wrong, 'at 320 px the page scrolls sideways']
}

/** Elements that are cut off or overflow with text at 200 % or with wide text spacing. */
export const overflowOfLargeText = async (page: Page): Promise<string[]> => {
  const wrong = await withDoubleText(page, async () => [
    ...(await sidewaysAt(page, 390, 'at twice its size')),
    ...(await cutButtons(page)),
  ])
  wrong.push(...(await withDoubleRoot(page, () => sidewaysAt(page, 390, 'at twice the size of the page'))))
  await setApart(page)
  for (const width of [390, 768, 1440]) wrong.push(...(await sidewaysAt(page, width, 'set wider apart')))
  return wrong
}

/** Elements beyond the right edge, except inside scroll containers. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (one: Element): boolean => {
      const parent = one.parentElement
      return parent !== null && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || scrolls(parent))
    }
    // Not innerWidth, which grows with overflow on a phone.
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

const sidewaysAt = async (page: Page, width: number, how: string) => {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
  return (await sideways(page)).map((one) => `at ${width} px, ${how}: ${one}`)
}

/** Doubles the text size during `look`, as a browser setting does, including em-based media queries. */
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

/** Doubles the text size during `look`, as an extension or a style of the visitor's does, on which no media query depends. */
const withDoubleRoot = async (page: Page, look: () => Promise<string[]>) => {
  const setSize = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)
  await setSize('200%')
  const seen = await look()
  await setSize('')
  return seen
}

const cutButtons = async (page: Page) => {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.button')]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent?.trim() ?? ''),
  )
  return cut.map((text) => `"${text}" is cut`)
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
