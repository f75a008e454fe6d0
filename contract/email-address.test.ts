import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emailPattern, plainEmail } from './email-address.ts'

describe('a pasted email address', () => {
  test.each([
    ['a zero-width space', '\u200Bmaria@example.com'],
    ['no-break spaces', '\u00A0maria@example.com\u00A0'],
    ['a byte order mark', '\uFEFFmaria@example.com'],
    ['direction marks', '\u202Amaria@example.com\u202C'],
    ['a soft hyphen', 'maria@exam\u00ADple.com'],
    ['a word joiner and a narrow space', '\u2060maria@example.com\u202F\n'],
  ])('loses its %s', (_what, pasted) => {
    expect(plainEmail(pasted)).toBe('maria@example.com')
  })

  test.each([
    ['maria@bücher.example', 'maria@xn--bcher-kva.example'],
    ['maria@correo.ESPAÑA.example', 'maria@correo.xn--espaa-rta.example'],
    ['maria@例え.jp', 'maria@xn--r8jz45g.jp'],
  ])('has its domain converted to ASCII: %s', (pasted, plain) => {
    expect(plainEmail(pasted)).toBe(plain)
  })

  test.each([
    'maria',
    '',
    'maria@',
    'maria smith@example.com',
    'maria@exämple.com/path',
    'josé@example.com',
    'a@ü..de@b',
  ])('that is not an address is still refused: %j', (typed) => {
    expect(emailPattern.test(plainEmail(typed))).toBe(false)
  })

  test('without any of these stays unchanged', () => {
    expect(plainEmail("Maria.D'Arcy+quote@Example.com")).toBe("Maria.D'Arcy+quote@Example.com")
  })

  test('is checked by the rule of browsers', () => {
    expect(emailPattern.source).toBe(z.regexes.html5Email.source)
  })
})
