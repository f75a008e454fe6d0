import { timeResponse } from './response-clock.ts'
import { finger, type Phone, placeOf, tap } from './slow-phone.ts'

/** A control to touch, and the ms within which it must answer: as a page's first touch, and later. */
export type Control = {
  name: string
  path: string
  aims: [first: number, later: number]
  press: (phone: Phone) => Promise<number>
  undo: (phone: Phone) => Promise<void>
}

const native: Control['aims'] = [150, 150]
const hydrated: Control['aims'] = [1200, 150]

type Button = Pick<Control, 'name' | 'aims'> & { path?: string; opener: string; until: string; closer?: string }

const button = ({ name, aims, path = '/', opener, until, closer = opener }: Button): Control => ({
  name,
  aims,
  path,
  press: ({ page }) => timeResponse(page, { from: 'touchstart', until }, () => tap(page, opener)),
  undo: async ({ page }) => {
    await tap(page, closer)
    await page.locator(until).waitFor({ state: 'detached' })
  },
})

const question = '#faq details:nth-of-type(2)'

const range = '.compare-range'

/** Drags the slider for a second and a half; it has answered when it first follows. */
const drawSlider = async (phone: Phone): Promise<number> => {
  const { page } = phone
  const { x, y } = await placeOf(page, range)
  const slider = page.locator(range).first()
  const [label, text] = await Promise.all(['aria-label', 'aria-valuetext'].map((name) => slider.getAttribute(name)))
  const until = `${range}[aria-label="${label}"]:not([aria-valuetext="${text}"])`
  return timeResponse(page, { from: 'touchmove', until }, async () => {
    await finger(phone, 'touchStart', x, y)
    for (let move = 0; move < 100; move += 1) {
      await finger(phone, 'touchMove', x + 40 + (move % 60), y)
      await page.waitForTimeout(15)
    }
    await finger(phone, 'touchEnd')
  })
}

export const controls: readonly Control[] = [
  button({ name: 'a question', aims: native, opener: `${question} summary`, until: `${question}[open]` }),
  button({ name: 'the menu', aims: native, opener: '.menu-toggle', until: '#menu:popover-open' }),
  button({
    name: 'the quote dialog',
    aims: native,
    opener: 'main [commandfor="quote-dialog"]',
    until: '#quote-dialog[open]',
    closer: '#quote-dialog .dialog-close',
  }),
  { name: 'the slider', path: '/', aims: hydrated, press: drawSlider, undo: async () => {} },
  button({
    name: 'the chat',
    aims: hydrated,
    opener: '.chat-open',
    until: '.chat:not([hidden])',
    closer: '.chat [aria-label="Close the chat"]',
  }),
]
