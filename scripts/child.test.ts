import { describe, expect, test } from 'vitest'
import { checkFolder, sentenceOf } from './child.ts'

class ContentError extends Error {
  override name = 'ContentError'
}

test('a project in a folder with a % in its name is told to move in one sentence', () => {
  expect(() => checkFolder('/srv/50% off')).toThrow(/^The project's folder is \/srv\/50% off: .* Rename it\.$/)
  expect(() => checkFolder('/srv/site')).not.toThrow()
})

describe('what a stopped build prints', () => {
  test('is the sentence alone when the content is wrong', () => {
    expect(sentenceOf(new ContentError('business.yaml: phone: a phone number'))).toBe(
      'business.yaml: phone: a phone number',
    )
  })

  test('is that sentence even when another error was wrapped around it', () => {
    const inner = new ContentError('pricing.yaml: fees: expected a number')
    expect(sentenceOf(new Error('Could not load', { cause: inner }))).toBe('pricing.yaml: fees: expected a number')
  })

  test('keeps the stack of a fault in the code', () => {
    expect(sentenceOf(new TypeError('x is not a function'))).toMatch(/x is not a function\n\s+at /)
  })
})
