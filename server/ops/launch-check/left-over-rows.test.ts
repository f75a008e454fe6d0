import { expect, test } from 'vitest'
import { secondContent } from '../../../tests/second-business.ts'
import { leftOverRows } from './left-over-rows.ts'
import { shippedFigures, shippedName, shippedPlaces, shippedPositions } from './shipped-content.ts'

const { language, business, home } = secondContent
const rowOf = (name: string, changes: Partial<typeof secondContent>) =>
  leftOverRows({ language, business, home, ...changes }).find(({ what }) => what === name)

test('figures of the home page that ship are named, with their fields', () => {
  expect(rowOf('home figures', {})?.state).toBe('good')
  const [number = 0] = shippedFigures
  const items = [
    { icon: 'sun', suffix: '+', label: 'Years' },
    { icon: 'sun', number, suffix: '+', label: 'Roofs' },
  ]
  const row = rowOf('home figures', { home: { ...home, stats: { ...home.stats, items } } })
  expect(row).toMatchObject({
    state: 'look',
    detail: expect.stringContaining(`${number}+ Roofs`),
    fields: [{ file: 'en/pages/home.yaml', path: ['stats', 'items', 1, 'number'] }],
  })
})

test('a business in another town is asked for counties, region, position and title that it left', () => {
  expect(rowOf('where you work', {})?.state).toBe('good')
  const [[latitude = 0, longitude = 0] = []] = shippedPositions
  const [place = ''] = shippedPlaces
  const left = (changes: Partial<typeof business>) =>
    rowOf('where you work', { business: { ...business, ...changes } })?.detail
  expect(left({ counties: [place] })).toContain('change counties in')
  expect(left({ region: place })).toContain('change region in')
  expect(left({ address: { ...business.address, latitude, longitude } })).toContain('latitude and longitude')
  expect(left({ defaults: { ...business.defaults, title: `Windows in ${place}` } })).toContain('change defaults in')
  expect(left({ counties: [place], base: { ...business.base, city: place } })).toBe(place)
  const standIn = { name: `${shippedName} Cleaning`, base: { ...business.base, city: place } }
  expect(rowOf('where you work', { business: { ...business, ...standIn } })?.state).toBe('look')
})
