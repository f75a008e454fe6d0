import { expect, test } from 'vitest'
import { brokenLink, brokenMarkdownIn } from './broken-markdown.ts'

const before =
  'Ask [the crew](/gallery "Our work") or call [us](tel:+17405550118) before {pricing.small}, ![at](home) or [home](/).'

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
  ['Ask [our crew](/gallery) or [call](tel:+17405550118).'],
  ['Ask the crew at home, 24/7.'],
  ['Great [sic] (really) :] and 24/7, [from] $5/month.'],
  ['See [the **gallery**](/gallery), https://example.com/a_(b) or ![wash](house).'],
  ['Read [it](</gallery>) or [that][1].\n\n[1]: /quote'],
])('a text with whole links, or without any, is not refused: %j', (after) => {
  expect(brokenLink(before, after)).toBeUndefined()
})

test('a table that lost the line below its headings or has an empty row is refused, and a whole one is not', () => {
  const table = '| Job | Price |\n|---|---|\n| Panels | $175 |'
  const of = (after: string) => brokenMarkdownIn({ file: 'en/blog/a.md', before: table, after })
  expect(of(table)).toBeUndefined()
  expect(of('Either | or.')).toBeUndefined()
  expect(of(table.replace('|---|---|\n', ''))).toMatch(/^This table does not fit: write a line such as .+\.$/)
  expect(of(`${table}\n|  |  |`)).toMatch(/^This table does not fit: write words in .+\.$/)
  expect(of(`${table}\n|  | $9 |`)).toBeUndefined()
  expect(of(`---\ntitle: A\n---\n\nText.\n\n${table.replace('---|---', '---')}\n`)).toMatch(/^This table/)
})
