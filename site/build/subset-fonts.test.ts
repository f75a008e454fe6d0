import { expect, test } from 'vitest'
import { charactersOf } from './subset-fonts.ts'

test('a character in the content is in the fonts once', () => {
  expect(charactersOf(['Zoë & Łukasz'])).toMatch(/^[^ëŁ]*ë[^ëŁ]*Ł[^ëŁ]*$/)
})

test('line breaks and other invisible characters are not', () => {
  expect(charactersOf(['a\n\tb'])).not.toMatch(/[\n\t]/)
})

test('all letters of English and Spanish are in the fonts', () => {
  const characters = charactersOf([])
  for (const letter of '¿Cuánto cuesta? Señor, “yes” – 100% @ $5') expect(characters).toContain(letter)
})
