import { describe, expect, test } from 'vitest'
import { checkFolder, sentenceOf } from './child.ts'

class ContentError extends Error {
  override name = 'ContentError'
}

test('a project folder with a % in its name is refused in one sentence', () => {
  expect(() => checkFolder('/srv/50% off')).toThrow(/^The project's folder is \/srv\/50% off: .* Rename it\.$/)
  expect(() => checkFolder('/srv/site')).not.toThrow()
})

describe('a failed build prints', () => {
  test('only the sentence if the content is wrong', () => {
    expect(sentenceOf(new ContentError('business.yaml: phone: a phone number'))).toBe(
      'business.yaml: phone: a phone number',
    )
  })

  test('that sentence also if another error wraps it', () => {
    const inner = new ContentError('pricing.yaml: fees: expected a number')
    expect(sentenceOf(new Error('Could not load', { cause: inner }))).toBe('pricing.yaml: fees: expected a number')
  })

  test('the stack of a bug', () => {
    expect(sentenceOf(new TypeError('x is not a function'))).toMatch(/x is not a function\n\s+at /)
  })
})
