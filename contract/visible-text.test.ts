import { describe, expect, test } from 'vitest'
import { isBlank, withoutDirectionMarks } from './visible-text.ts'

describe('a text', () => {
  test.each([
    '',
    '  ',
    '\u200B\u200B',
    '\uFEFF',
    '\u2060\u00AD',
    '\u3164',
    '\u2800\u115F',
    '\u034F\uFE0F',
    '\u{E0041}',
  ])('without a visible character is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true)
  })

  test.each(['.', 'Ann', '李', '👩‍🔧', '\u200BAnn', 'á', 'مريم'])(
    'with a visible character is not blank: %s',
    (text) => {
      expect(isBlank(text)).toBe(false)
    },
  )

  test('loses direction marks and keeps the joiners of letters and emoji', () => {
    expect(withoutDirectionMarks('\u202Egnp.exe\u202C \u2066Ann\u2069')).toBe('gnp.exe Ann')
    expect(withoutDirectionMarks('👩‍🔧 می‌خواهم')).toBe('👩‍🔧 می‌خواهم')
  })
})
