import { expect, test } from 'vitest'
import { keptLanguage, parseExtraFields } from './extra-fields.ts'

test('fields named like properties of every object are read like others', () => {
  const read = parseExtraFields('{"__proto__":{"isAdmin":true},"constructor":"2","roof":["tile","flat"]}')
  expect(read).toEqual([
    ['__proto__', '{"isAdmin":true}'],
    ['constructor', '2'],
    ['roof', '["tile","flat"]'],
  ])
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})

test.each(['null', '"text"', '7'])('%s has no fields', (json) => {
  expect(parseExtraFields(json)).toEqual([])
})

test('an estimate is read in words, and the form’s language only where it is kept', () => {
  const estimate = { said: '22 panels: $225–$275', service: 'solar' }
  const json = JSON.stringify({ roof: 'tile', estimate, language: 'es' })
  expect(Object.fromEntries(parseExtraFields(json))).toMatchObject({ roof: 'tile', estimate: estimate.said })
  expect([keptLanguage(json), keptLanguage('{}')]).toEqual(['es', undefined])
})
