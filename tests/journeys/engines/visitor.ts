import { expect } from 'vitest'
import { z } from 'zod'
import type { Engine } from './engine.ts'
import { placeOf, textsOf, translate } from './in-page.ts'

const pointSchema = z.object({ x: z.int(), y: z.int() })

/** Actions and observations of a visitor; presses and keys are real input, not script events. */
export const visitorOf = (engine: Engine, siteUrl: string, { translated = false } = {}) => {
  /** Calls a function in the page with JSON arguments. */
  const ask = async <Args extends unknown[]>(script: (...args: Args) => unknown, ...args: Args): Promise<unknown> => {
    const values = args.map((value) => JSON.stringify(value)).join()
    const answer = `Promise.resolve((${script})(${values}))`
    return JSON.parse(await engine.evaluate(`${answer}.then((value) => JSON.stringify(value ?? null))`))
  }

  const press = async (css: string, text = '', dragBy = 0): Promise<void> => {
    let point: unknown
    const find = async () => {
      point = await ask(placeOf, css, text)
      return point
    }
    await expect.poll(find, { message: `${css} ${text}` }).toEqual({ x: expect.any(Number), y: expect.any(Number) })
    const { x, y } = pointSchema.parse(point)
    const move = (to: number) => ({ type: 'pointerMove', x: to, y })
    const button = (type: string) => ({ type, button: 0 })
    const drag = dragBy === 0 ? [] : [move(x + dragBy / 2), move(x + dragBy)]
    const actions = [move(x), button('pointerDown'), ...drag, button('pointerUp')]
    await engine.perform([{ type: 'pointer', id: 'mouse', actions }])
  }

  const type = (keys: string): Promise<void> => {
    const actions = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value })))
    return engine.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  return {
    ask,
    type,
    open: async (path: string) => {
      await engine.open(new URL(path, siteUrl).href)
      if (!translated) return
      // An engine may say that it has opened a page before its body is there.
      await expect.poll(() => ask(() => document.body !== null)).toBe(true)
      await ask(translate)
    },
    /** Presses the first visible element of `css` with this text. */
    press: (css: string, text?: string) => press(css, text),
    /** Presses an element and releases `by` pixels to the right. */
    drag: (css: string, by: number) => press(css, '', by),
    fill: async (css: string, text: string) => {
      await press(css)
      await type(text)
    },
    /** Texts of all visible elements of `css`. */
    texts: (css: string) => ask(textsOf, css),
    valueOf: (css: string) => ask((one) => document.querySelector<HTMLInputElement>(one)?.value, css),
    path: () => ask(() => location.pathname),
  }
}

export type Visitor = ReturnType<typeof visitorOf>

/** WebDriver's codes of keys without a character. */
export const keys = { enter: '\uE007', escape: '\uE00C', arrowRight: '\uE014' }
