import { expect, test } from 'vitest'
import { citySchema } from '../../../content/schema/city.ts'
import { postSchema } from '../../../content/schema/post.ts'
import { serviceSchema } from '../../../content/schema/service.ts'
import { newPage, positionFrom, slugOf } from './new-entry.ts'

const typed = { image: 'porch', county: 'Knox', miles: '12' }
const page = {
  typed,
  title: 'Danville',
  body: '## Hills\n\nDanville lies in the hills.',
  category: 'Gutters',
  today: '2026-11-26',
}
const others = [{ id: 4, order: 7, quoteLabel: 'Ask us', population: { count: 9, year: 2020 }, job: 'windows' }]

test('a new town states its county, distance and the first lines of its text, and nothing of another town', () => {
  const head = newPage('towns', page, others).head
  expect(citySchema.parse(head)).toMatchObject({ milesFromShop: 12, features: [], landmarks: [] })
  expect(head).toEqual({
    name: 'Danville',
    listName: 'Danville',
    title: 'Danville',
    county: 'Knox',
    order: 8,
    image: 'porch',
    description: 'Danville lies in the hills.',
    milesFromShop: 12,
    meta: { title: 'Danville', description: 'Danville lies in the hills.', keywords: ['Danville'] },
  })
})

test('a position is read as maps apps copy it, and nothing else is', () => {
  const danville = { latitude: 40.4476, longitude: -82.2604 }
  for (const text of ['40.4476, -82.2604', '40.4476° N, 82.2604° W', ' 40.4476° n,82.2604°O '])
    expect(positionFrom(text)).toEqual(danville)
  for (const text of ['', 'Danville', '40.4476', '91, 10', '10, 181', '40,4476'])
    expect(positionFrom(text)).toBeUndefined()
  expect(newPage('towns', { ...page, typed: { ...typed, position: '40.4476, -82.2604' } }, others).head).toMatchObject(
    danville,
  )
})

test('a new town without a county or distance is refused, and each of both fields is named', () => {
  const { error } = citySchema.safeParse(newPage('towns', { ...page, typed: { image: 'porch' } }, others).head)
  expect(error?.issues.map(({ path }) => path.join('.')).sort()).toEqual(['county', 'milesFromShop'])
})

test('a new service has no job, price or list of another one', () => {
  const head = newPage('services', page, others).head
  expect(serviceSchema.parse(head)).toMatchObject({ included: [], process: [], benefits: [] })
  expect(head).toMatchObject({ order: 8, quoteLabel: 'Ask us' })
  expect(head).not.toHaveProperty('job')
  expect(head).not.toHaveProperty('prices')
})

test('a new article takes the next number and has no sources, questions or kind of another one', () => {
  const head = newPage('articles', { ...page, category: '' }, others).head
  expect(postSchema.safeParse(head).error?.issues.map(({ path }) => path.join('.'))).toEqual(['category'])
  expect(head).toMatchObject({ id: 5, date: '2026-11-26', sources: [], questions: [], related: [] })
})

test('the first paragraph of a new page is its lead and is not repeated below it', () => {
  const body = 'Danville lies in **the hills**,\nand [we come](/quote).\n\nSecond.\n\n## More\n\nThird.'
  for (const [name, field] of [
    ['towns', 'description'],
    ['services', 'tagline'],
    ['articles', 'excerpt'],
  ] as const) {
    const made = newPage(name, { ...page, body }, others)
    expect(made.body).toBe('Second.\n\n## More\n\nThird.')
    expect(made.head[field]).toBe('Danville lies in the hills, and we come.')
  }
  expect(newPage('towns', page, others).body).toBe(page.body)
})

test('the titles of a new town are like the one that other towns show', () => {
  const gambier = { name: 'Gambier', title: 'Windows in Gambier', meta: { title: 'Gambier, OH Gutters' } }
  const { head } = newPage('towns', page, [{ name: 'Knox County', title: 'All of Knox' }, gambier])
  expect(head).toMatchObject({ title: 'Windows in Danville', meta: { title: 'Windows in Danville' } })
})

test('the title of a new service for search engines has its name in place of the whole name of another one', () => {
  const sills = { name: 'Sills', title: 'Sills Washing', meta: { title: 'Sills Washing | Kokosing' } }
  const { head } = newPage('services', { ...page, title: 'Gutter Washing' }, [sills])
  expect(head.meta).toMatchObject({ title: 'Gutter Washing | Kokosing' })
})

test('a title with accents makes an address', () => {
  expect(slugOf('¿Qué es Armoña?')).toBe('que-es-armona')
})

test('a translated title makes the address of a page in its language', () => {
  const slug = slugOf('Por qué se tapan las canaletas')
  const { head } = newPage('articles', { ...page, slug }, others)
  expect(postSchema.parse({ ...head, image: 'porch' }).slug).toBe('por-que-se-tapan-las-canaletas')
  expect(newPage('articles', page, others).head).not.toHaveProperty('slug')
})
