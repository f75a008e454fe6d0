import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('a heading gets an id made from its words', () => {
  const { html, headings } = renderMarkdown('## What it *really* costs, today’s prices')
  expect(html).toBe('<h2 id="what-it-really-costs-todays-prices">What it <em>really</em> costs, today’s prices</h2>\n')
  expect(headings).toEqual([
    { id: 'what-it-really-costs-todays-prices', title: 'What it really costs, today’s prices', depth: 2 },
  ])
})

test('equal headings get different ids', () => {
  const { headings } = renderMarkdown('## Prices\n\ntext\n\n## Prices')
  expect(headings.map(({ id }) => id)).toEqual(['prices', 'prices-2'])
})

test('a table is in a focusable scroll frame labeled by its heading', () => {
  const { html } = renderMarkdown('## When\n\n| Month | Dust |\n|---|---|\n| July | much |')
  expect(html).toContain('<div class="prose-table" role="group" tabindex="0" aria-labelledby="when"><table>')
  expect(html).toContain('<td>much</td>')
})

test('three columns of long words become lists on a phone, three of figures stay columns', () => {
  const long =
    '| Roof | Wash? | Advice |\n|---|---|---|\n| Near a highway, or large | Yes, usually | Once a year, in July, after harvest |'
  const short = '| Job | Price | Time |\n|---|---|---|\n| Outside windows | $125–$250 | 2–4 hours |'
  expect(renderMarkdown(long).html).toContain('tabindex="0" data-wide>')
  expect(renderMarkdown(long).html).toContain('<td data-label="Wash?"><span>Yes, usually</span></td>')
  expect(renderMarkdown(short).html).not.toMatch(/data-wide|data-label/)
})

test('a phone number is a link that calls, but not inside another link', () => {
  const call = '<a class="number" href="tel:+15595550123">(559) 555-0123</a>'
  expect(renderMarkdown('Call (559) 555-0123.').html).toBe(`<p>Call ${call}.</p>\n`)
  const { html } = renderMarkdown('[Call (559) 555-0123](/quote)')
  expect(html).toBe('<p><a href="/quote">Call <span class="number">(559) 555-0123</span></a></p>\n')
})

test('an address on this site becomes a link', () => {
  expect(renderMarkdown('Ask [for a quote](/#quote).').html).toBe('<p>Ask <a href="/#quote">for a quote</a>.</p>\n')
})

test('rendered HTML has no inline style, not even for an aligned column', () => {
  expect(renderMarkdown('| Price |\n|---:|\n| $5 |').html).not.toContain('style')
})
