import { expect, test } from 'vitest'
import { secondContent } from '../../tests/second-business.ts'
import { keptPromises, placesWithoutPage, statsOf } from './true-words.ts'

const { business } = secondContent

test('words of a promise are shown only while the business makes it', () => {
  const items = [
    { text: 'Made here', promise: 'americanMadeEquipment' as const },
    { text: 'Insured', promise: 'insured' as const },
    { text: 'Two sisters' },
  ]
  const shown = (americanMadeEquipment: boolean) =>
    keptPromises(items, { ...business.promises, americanMadeEquipment }).map(({ text }) => text)
  expect(shown(true)).toEqual(['Made here', 'Insured', 'Two sisters'])
  expect(shown(false)).toEqual(['Insured', 'Two sisters'])
})

test('a figure without a number counts the full years since the start, and is left out in the first ones', () => {
  const items = [
    { icon: 'house', number: 410, suffix: '+', label: 'Houses' },
    { icon: 'calendar', suffix: '+', label: 'Years' },
  ]
  const numbers = (day: string) => statsOf(items, { since: 2014 }, new Date(day)).map(({ number }) => number)
  expect([numbers('2026-06-01'), numbers('2015-06-01')]).toEqual([[410, 11], [410]])
})

test('a place without a page is shown only while a list of the business names it', () => {
  const place = (name: string) => ({ name, latitude: 40.4, longitude: -82.4 })
  const lists = { coreCities: ['Gambier'], zips: { Danville: ['43014'] } }
  const shown = placesWithoutPage([place('Gambier'), place('Danville'), place('Howard')], lists)
  expect(shown.map(({ name }) => name)).toEqual(['Gambier', 'Danville'])
})
