import { expect, test } from 'vitest'
import { citySchema } from '../../content/schema/city.ts'
import { postSchema } from '../../content/schema/post.ts'
import { serviceSchema } from '../../content/schema/service.ts'
import { newHead, slugOf } from './new-entry.ts'

const page = {
  title: 'Danville',
  body: '## Hills\n\nDanville lies in the hills.',
  image: 'porch',
  county: 'Knox',
  miles: '12',
  category: 'Gutters',
  today: '2026-11-26',
}
const others = [{ id: 4, order: 7, quoteLabel: 'Ask us', population: { count: 9, year: 2020 }, job: 'windows' }]

test('a new town states its county, distance and the first lines of its text, and nothing of another town', () => {
  const head = newHead('towns', page, others)
  expect(citySchema.parse(head)).toMatchObject({ milesFromShop: 12, features: [], landmarks: [] })
  expect(head).toEqual({
    ...{ name: 'Danville', listName: 'Danville', title: 'Danville', county: 'Knox', order: 8, image: 'porch' },
    ...{ description: 'Danville lies in the hills.', milesFromShop: 12 },
    meta: { title: 'Danville', description: 'Danville lies in the hills.', keywords: ['Danville'] },
  })
})

test('a new town without a county or distance is refused, and each of both fields is named', () => {
  const { error } = citySchema.safeParse(newHead('towns', { ...page, county: '', miles: '' }, others))
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual(['county', 'milesFromShop'])
})

test('a new service has no job, price or list of another one', () => {
  const head = newHead('services', page, others)
  expect(serviceSchema.parse(head)).toMatchObject({ included: [], process: [], benefits: [] })
  expect(head).toMatchObject({ order: 8, quoteLabel: 'Ask us' })
  expect(head).not.toHaveProperty('job')
  expect(head).not.toHaveProperty('prices')
})

test('a new article takes the next number and has no sources, questions or kind of another one', () => {
  const head = newHead('articles', { ...page, category: '' }, others)
  expect(postSchema.safeParse(head).error?.issues.map(({ path }) => path.join('.'))).toEqual(['category'])
  expect(head).toMatchObject({ id: 5, date: '2026-11-26', sources: [], questions: [], related: [] })
})

test('a title with accents makes an address', () => {
  expect(slugOf('¿Qué es Armoña?')).toBe('que-es-armona')
})
