import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Ann O’Hara', 'Ann'],
  ['Mary-Jo Smith', 'Mary-Jo'],
  ["D'Arcy", "D'Arcy"],
  ['José Núñez', 'José'],
  ['  Ann', 'Ann'],
  ['李小龍', '李小龍'],
  ['WIN-NOW at evil.example', 'WIN-NOW'],
  ['evil.example', undefined],
  ['http://evil.example', undefined],
  ['<b>Ann</b>', undefined],
  ['$500 for you', undefined],
  ['Send-me-money-now-today', undefined],
  ['call5550199', undefined],
])('%s is greeted as %s', (fullName, greeted) => {
  expect(firstName(fullName)).toBe(greeted)
})
