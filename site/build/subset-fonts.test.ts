import { expect, test } from 'vitest'
import { charactersOf } from './subset-fonts.ts'

test('a character that an owner writes is in the fonts, once', () => {
  expect(charactersOf(['Zoë & Łukasz'])).toMatch(/^[^ëŁ]*ë[^ëŁ]*Ł[^ëŁ]*$/)
})

test('line ends and other invisible marks are not', () => {
  expect(charactersOf(['a\n\tb'])).not.toMatch(/[\n\t]/)
})

test('English and Spanish can be written whatever the content says', () => {
  const characters = charactersOf([])
  for (const letter of '¿Cuánto cuesta? Señor, “yes” – 100% @ $5') expect(characters).toContain(letter)
})
