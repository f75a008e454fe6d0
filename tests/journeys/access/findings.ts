import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

// Minified axe, which loads in half of the time, hundreds of times per run.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** axe findings on the current page as rule and place, including WCAG 2.2's target size. */
export const findings = async (page: Page): Promise<string[]> => {
  await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const rules = { 'target-size': { enabled: true } }
    const found = await window.axe.run(document, { rules, resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }))
  })
  return violations.flatMap(({ id, places }) => places.map((place) => `${id}: ${place}`))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
