import { expect, test } from 'vitest'
import { pageFinisher } from './finish-page.ts'

let lateFile = ''
const finish = pageFinisher({
  scripts: ['toast'],
  readStyle: (address) => ({ '/a.css': '.a{top:0}' })[address] ?? '',
  writeStyle: (css) => {
    lateFile = css
    return `/late-${css.length}.css`
  },
})
const page = (body: string) =>
  `<html><head><style>.a{top:0}</style><title>Page</title></head><body><style>.b,.toast{top:1px}</style>${body}</body></html>`

test('all styles of a page become one sheet in its head, cut to what the page and the scripts name', () => {
  expect(finish(page('<p class="a x">a b</p>'))).toBe(
    '<html><head><title>Page</title><style>.a{top:0}.toast{top:1px}</style></head><body><p class="a x">a b</p></body></html>',
  )
})

test('another page of the same kind gets what it names itself', () => {
  expect(finish(page('<p class="b">b</p>'))).toContain('<style>.b,.toast{top:1px}</style>')
})

test('a linked sheet stands in the page, and the link is gone', () => {
  expect(finish('<html><head><link rel="stylesheet" href="/a.css"></head><body><p class="a">a</p></body></html>')).toBe(
    '<html><head><style>.a{top:0}</style></head><body><p class="a">a</p></body></html>',
  )
})

test('a page that asks for late styles has those of its first screen, and a link to all', () => {
  const html =
    '<html><head><style>.a,.b{top:0}.a:hover{top:1px}@media print{.a{top:2px}}</style><noscript></noscript></head><body><main><p class="a">1</p><p>2</p><p class="b">3</p></main></body></html>'
  expect(finish(html)).toContain(
    '<head><noscript><link rel="stylesheet" href="/late-54.css"></noscript><style>.a{top:0}</style></head>',
  )
})

test('a page that asks for late markup keeps the styles of one band, and the rest comes with the late file', () => {
  const html =
    '<html><head><style>.a,.b{top:0}</style><noscript>markup</noscript></head><body><main><p class="a">1</p><p class="b">2<svg><path d="M0"/></svg></p></main><footer></footer></body></html>'
  const finished = finish(html)
  expect(finished).toContain('<style>.a{top:0}</style>')
  expect(finished).toContain('<p class="b">2<svg data-late="0"></svg></p>')
  expect(lateFile).toBe('.a,.b{top:0}head{--late:["<path d=\\"M0\\"/>"]}')
})
