import { expect, test } from 'vitest'
import { pageFinisher } from './finish-page.ts'

const finish = pageFinisher({ scripts: ['toast'], readStyle: (address) => ({ '/a.css': '.a{top:0}' })[address] ?? '' })
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
