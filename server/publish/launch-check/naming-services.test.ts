import { expect, test } from 'vitest'
import { namesService, unlisted } from './naming-services.ts'

const solar = { name: 'Solar Panels', title: 'Solar Panel Cleaning', job: 'solar' }
const windows = { name: 'Windows', title: 'Window Cleaning', job: 'windows' }
const spanish = [
  { name: 'Paneles solares', title: 'Limpieza de paneles solares', job: 'solar' },
  { name: 'Ventanas', title: 'Limpieza de ventanas', job: 'windows' },
] as const

test.each([
  [solar, 'If your panels can wait, we say so.', true],
  [solar, 'Arrays from $350', true],
  [windows, 'How many windows?', true],
  [windows, 'Please close the windows.', false],
  [windows, 'A two-hour arrival window', false],
])('%o is named by %j: %s', (service, text, isNamed) => {
  const [other] = [solar, windows].filter((one) => one !== service)
  expect(namesService(service, other ? [other] : [])(text)).toBe(isNamed)
})

test.each([
  ['Top Solar Panel & Window Cleaning here', 'Top Window Cleaning here'],
  ['Solar and Window Cleaning Blog', 'Window Cleaning Blog'],
  ['Solar Panel Cleaning & Window Washing', 'Window Washing'],
  ['Window Cleaning & Solar Panel Washing', 'Window Cleaning'],
  ['We ask how many panels or windows you have.', 'We ask how many windows you have.'],
  // Less than both would not cost less.
  ['Panels and windows in one visit cost less.', 'Panels and windows in one visit cost less.'],
])('of %j without the first service is left %j', (text, left) => {
  expect(unlisted(solar, [windows])(text)).toBe(left)
})

test.each([
  ['Limpieza de ventanas y paneles solares', 'Limpieza de ventanas'],
  ['Limpieza de paneles y ventanas', 'Limpieza de ventanas'],
  ['cuántos paneles o cuántas ventanas tiene', 'cuántas ventanas tiene'],
  ['cuántos paneles o ventanas tiene', 'cuántos paneles o ventanas tiene'],
])('of %j without the first service in Spanish is left %j', (text, left) => {
  expect(unlisted(spanish[0], [spanish[1]])(text)).toBe(left)
})
