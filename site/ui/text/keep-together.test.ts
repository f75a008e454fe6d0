import { expect, test } from 'vitest'
import { keepTogether, keepTogetherInHtml } from './keep-together.ts'

const kept = (text: string) => keepTogether(text).flatMap((piece) => (piece.kept ? [piece.text] : []))

test('a range stays on one line with its unit', () => {
  expect(kept('1–3 hours, $175–$225, or $1,250–$1,500.')).toEqual(['1–3', '$175–$225', '$1,250–$1,500'])
  expect(kept('$275–$350+, 7–9 AM or 5–8%')).toEqual(['$275–$350+', '7–9 AM', '5–8%'])
  expect(kept('$325–$450 a year')).toEqual(['$325–$450 a year'])
  expect(kept('2 × $25–$50 more')).toEqual(['2 × $25–$50'])
  expect(kept('$325–$450 al año')).toEqual(['$325–$450 al año'])
})

test('a dash between words may end a line', () => {
  expect(keepTogether('clean – and dry')).toEqual([{ text: 'clean – and dry', kept: false }])
})

test('a time stays on one line with AM or PM', () => {
  expect(kept('from 7 AM to 7:30 PM')).toEqual(['7 AM', '7:30 PM'])
})

test('a phone number stays on one line', () => {
  expect(keepTogether('Call (559) 555-0123.')).toEqual([
    { text: 'Call ', kept: false },
    { text: '(559) 555-0123', kept: true },
    { text: '.', kept: false },
  ])
})

test('"&" stays with the word before it', () => {
  expect(kept('Panels & windows')).toEqual(['Panels &'])
})

test('the pieces of a text join to the same text', () => {
  const text = 'Call (559) 555-0123 & pay $175–$225 at 7 AM'
  expect(
    keepTogether(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('attributes of HTML stay unchanged', () => {
  expect(keepTogetherInHtml('<a title="1–3" href="tel:1">1–3 &amp; more</a>')).toBe(
    '<a title="1–3" href="tel:1"><span class="together">1–3</span> &amp; more</a>',
  )
  expect(keepTogetherInHtml('<p>Panels &amp; windows</p>')).toBe(
    '<p><span class="together">Panels &amp;</span> windows</p>',
  )
})
