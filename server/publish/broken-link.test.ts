import { expect, test } from 'vitest'
import { brokenLink } from './broken-link.ts'

const before =
  'Ask [the crew](/gallery "Our work") or call [us](tel:+15595550142) before {pricing.small}, ![at](home) or [home](/).'

test.each([
  ['Ask [the crew(/gallery) or call us.'],
  ['Ask [the crew](/gallery or call us.'],
  ['Ask the crew](/gallery) or call us.'],
  ['Ask [the crew]/gallery) or call us.'],
  ['Ask [the crew] (/gallery) or call us.'],
  ['Ask the crew (/gallery) or call us.'],
  ['Ask [](/gallery) or call us.'],
  ['Ask [the crew](/gall ery) or call us.'],
  ['Ask [the crew](/gallery) or [a new page] (/quote).'],
])('a link without one of its parts is refused in one sentence: %j', (after) => {
  expect(brokenLink(before, after)).toMatch(/^".+" does not fit: write a link .+\.$/)
})

test.each([
  [before],
  ['Ask [our crew](/gallery) or [call](tel:+15595550142).'],
  ['Ask the crew at home, 24/7.'],
  ['Great [sic] (really) :] and 24/7, [from] $5/month.'],
  ['See [the **gallery**](/gallery), https://example.com/a_(b) or ![wash](house).'],
  ['Read [it](</gallery>) or [that][1].\n\n[1]: /quote'],
])('a text with whole links, or without any, is not refused: %j', (after) => {
  expect(brokenLink(before, after)).toBeUndefined()
})
