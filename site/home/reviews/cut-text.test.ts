import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a text of 120 characters stays whole', () => {
  expect(cutText('x'.repeat(120))).toBe('x'.repeat(120))
})

test('a longer text is cut to 120 characters and an ellipsis', () => {
  expect(cutText('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`)
})

test('a text is cut at the end of a nearby word', () => {
  expect(cutText(`${'x'.repeat(110)} and much more`)).toBe(`${'x'.repeat(110)} and much…`)
  expect(cutText(`${'x'.repeat(115)} and more`)).toBe(`${'x'.repeat(115)} and…`)
})

test('no space stands before the ellipsis', () => {
  expect(cutText(`${'x'.repeat(119)} and more`)).toBe(`${'x'.repeat(119)}…`)
})

test('a surrogate pair is never cut in half', () => {
  expect(cutText(`${'x'.repeat(119)}🌞 and more`)).toBe(`${'x'.repeat(119)}🌞…`)
})
