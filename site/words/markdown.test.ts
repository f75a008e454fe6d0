import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test('a heading gets an id made of its words', () => {
  const { html, headings } = renderMarkdown('## What it *really* costs, today’s prices')
  expect(html).toBe('<h2 id="what-it-really-costs-todays-prices">What it <em>really</em> costs, today’s prices</h2>\n')
  expect(headings).toEqual([
    { id: 'what-it-really-costs-todays-prices', title: 'What it really costs, today’s prices', depth: 2 },
  ])
})

test('two headings of the same words get different ids', () => {
  const { headings } = renderMarkdown('## Prices\n\ntext\n\n## Prices')
  expect(headings.map(({ id }) => id)).toEqual(['prices', 'prices-2'])
})

test('a table scrolls in a frame that the keyboard reaches and that its heading names', () => {
  const { html } = renderMarkdown('## When\n\n| Month | Dust |\n|---|---|\n| July | much |')
  expect(html).toContain(
    '<div class="prose-table" role="group" tabindex="0" data-columns="2" aria-labelledby="when"><table>',
  )
  expect(html).toContain('<td>much</td>')
})

test('a range of prices and a phone number never break across lines', () => {
  const { html } = renderMarkdown('From **$175–$225** to $275–$350+, or call (559) 555-0123.')
  expect(html.match(/<span class="number">[^<]+<\/span>/g)).toEqual([
    '<span class="number">$175–$225</span>',
    '<span class="number">$275–$350+</span>',
    '<span class="number">(559) 555-0123</span>',
  ])
})

test('an address on this site becomes a link', () => {
  expect(renderMarkdown('Ask [for a quote](/#quote).').html).toBe('<p>Ask <a href="/#quote">for a quote</a>.</p>\n')
})

test('nothing that is written carries an inline style, also not an aligned column', () => {
  expect(renderMarkdown('| Price |\n|---:|\n| $5 |').html).not.toContain('style')
})
