import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on a page as it stands, short enough to read: the rule and where. WCAG 2.2's target size included. */
export const findings = async (page: Page): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
