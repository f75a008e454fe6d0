import type { Locator, Page } from 'playwright-core'
import { quietNetwork } from '../../browser/quiet-network.ts'

/** Collects in the page what live regions say. */
const listen = () => {
  const live = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output'
  const heard: string[] = []
  const wordsOf = (node: Node): string => {
    if (node instanceof Element && (node.matches('[aria-hidden=true], [inert]') || !node.checkVisibility())) return ''
    const inner = [...node.childNodes].map(wordsOf).join(' ')
    return (node instanceof Text ? node.data : inner).replace(/\s+/g, ' ').trim()
  }
  const say = (region: Element, node: Node) => {
    const role = region.getAttribute('role') ?? region.getAttribute('aria-live') ?? region.tagName.toLowerCase()
    const words = region.checkVisibility() && !region.closest('[aria-hidden=true], [inert]') ? wordsOf(node) : ''
    if (words && words !== 'Loading' && heard.at(-1) !== `${role}: ${words}`) heard.push(`${role}: ${words}`)
  }
  const added = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const region = element?.closest(live)
    if (region) return say(region, node)
    for (const inner of element?.querySelectorAll(live) ?? []) say(inner, inner)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type !== 'childList') added(target)
      else for (const node of addedNodes) added(node)
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden'],
  })
  Object.assign(window, { heard })
}

/** What a screen reader says of the focused element beside its role, name and state. */
const aside = (element: Element): string => {
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent?.replace(/\s+/g, ' ').trim() ?? '')
      .join(' ')
      .trim()
  const around = element.closest('dialog, [role=dialog]')
  const name = around?.getAttribute('aria-label') ?? textOf(around?.getAttribute('aria-labelledby') ?? null)
  return [
    element.matches('[aria-invalid=true]') ? 'invalid' : '',
    element.matches(':required, [aria-required=true]') ? 'required' : '',
    textOf(element.getAttribute('aria-errormessage')),
    textOf(element.getAttribute('aria-describedby')),
    around ? `in dialog "${name}"` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

declare global {
  interface Window {
    heard?: string[]
  }
}

/** A visit by ear: each step is one act of the keyboard, then what a screen reader says. `text` is the transcript. */
export const listener = async (page: Page) => {
  const lines: string[] = []
  let titled = ''
  await page.addInitScript(listen)

  const hear = async (act: string, until: Locator) => {
    await until.first().waitFor()
    await quietNetwork(page)
    lines.push(`> ${act}`)
    const title = await page.title()
    if (title !== titled) lines.push(`  page "${title}"`)
    titled = title
    for (const words of (await page.evaluate(() => window.heard?.splice(0))) ?? []) lines.push(`  says ${words}`)
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) return void lines.push('  focus on the page')
    const [line = ''] = (await focused.ariaSnapshot()).split('\n')
    const more = await focused.evaluate(aside)
    lines.push(`  focus on ${line.replace(/^- |:$/g, '')}${more && ` (${more})`}`)
  }

  return {
    /** Without the hour and the minutes of waiting, which differ each time. */
    text: () =>
      `${lines
        .join('\n')
        // The hour by which we call depends on that of the test.
        .replace(/\d+\s[AP]M (?:today|tomorrow)|(?<!\p{L})(?:hoy|mañana) a las? \d+\s[AP]M/gu, '…')
        .replace(/\b(?:under )?\d+ min\b/g, '… min')}\n`,
    open: async (path: string, until: Locator) => {
      await page.goto(path)
      await until.first().waitFor()
      // What a page holds at its start is read as the page, and not said.
      await page.evaluate(() => window.heard?.splice(0))
      await hear(`open ${path}`, until)
    },
    /** Presses Enter, or another key, on an element. */
    press: async (one: Locator, until: Locator, key = 'Enter') => {
      await one.focus()
      const [name = ''] = (await one.ariaSnapshot()).split('\n')
      await page.keyboard.press(key)
      await hear(`${key} on ${name.replace(/^- |:$/g, '')}`, until)
    },
    /** Fills a field. */
    type: async (field: Locator, text: string, until = field) => {
      await field.focus()
      await field.fill(text)
      await hear(`type "${text}"`, until)
    },
  }
}
