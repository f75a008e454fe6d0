import { expect, test } from 'vitest'
import { lateMarkup, partsRule } from './late-markup.ts'

const line = '<path d="M0"/>'
const icon = `<svg class="icon">${line}</svg>`
const later = '<svg class="icon" data-late="0"></svg>'

test('drawings stay in the first bands and after the footer, and the same one is taken out once', () => {
  const page = (drawing: string) =>
    `<header>${icon}</header><main><p>${icon}</p><p>${drawing}${drawing}</p></main><footer>${drawing}</footer><p>${icon}</p>`
  expect(lateMarkup(page(icon), 1)).toEqual({ html: page(later), parts: [line] })
})

test('a dialog is empty but for the link that stands for its button without script', () => {
  const link = '<a href="/quote">Quote</a>'
  const button = `<button commandfor="ask" type="button">Ask</button><noscript>${link}</noscript>`
  const dialog = (inner: string, mark = '') => `<dialog id="ask" class="dialog"${mark}>${inner}</dialog>`
  expect(lateMarkup(`<main>${button}</main>${dialog(`<form>${icon}</form>`)}`, 1)).toEqual({
    html: `<main>${button}</main>${dialog(link, ' data-late="0"')}`,
    parts: [`<form>${icon}</form>`],
  })
})

test('parts are written so that they are the same as JSON and as CSS', () => {
  expect(partsRule(['<a title="\\ “é” \'">'])).toBe('head{--late:["<a title=\\"\\\\ “é” \'\\">"]}')
  expect(partsRule([])).toBe('')
})

test('a line break, which both write in another way, is refused', () => {
  expect(() => partsRule(['<p>\n</p>'])).toThrow('Expected late markup without line breaks.')
})
