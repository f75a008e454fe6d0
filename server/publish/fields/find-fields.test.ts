import { expect, test } from 'vitest'
import { findFields } from './find-fields.ts'

const table = '| Ask | A good answer |\n|---|---|\n| **Water?** | Water and a soft brush |'
const reading = {
  contents: [
    { language: '', files: [{ path: 'business.yaml', value: { name: 'Clear Gutters', placesPath: '/ohio' } }] },
    {
      language: 'en',
      files: [
        { path: 'en/blog/ask.md', value: { title: 'Ask', body: ['Soft water.', table] } },
        { path: 'en/pages/city.yaml', value: { needs: 'Water and a soft brush' } },
        { path: 'en/cities/gambier.md', value: { name: 'Gambier' } },
        { path: 'en/services/solar.md', value: { title: 'Water', lead: 'Panels in {place}' } },
      ],
    },
  ],
  mistakes: [],
}
const find = (page: string, ...texts: string[]) =>
  findFields(reading, { language: 'en', page, texts, drafted: [] }).map(({ file, path }) => [file, ...path].join(' '))

test.each(['Water and a soft brush', 'A good answer', 'Water?'])(
  'the cell %j of a page opens its own table',
  (cell) => {
    expect(find('/blog/ask', cell)).toEqual(['en/blog/ask.md body 1'])
  },
)

test('words that the page does not hold itself are found in all files with the same words', () => {
  expect(find('/ohio/gambier', 'Water and a soft brush')).toEqual(['en/blog/ask.md body 1', 'en/pages/city.yaml needs'])
})

test('a block of several fields names those of this page and of every page, and nothing of other pages', () => {
  expect(find('/ohio/gambier', 'Clear Gutters in Gambier: Water')).toEqual([
    'business.yaml name',
    'en/cities/gambier.md name',
  ])
  expect(find('/', 'Español', 'Clear Gutters Español Call')).toEqual([])
})

test('words around the tapped ones are found where those are no field, and with their slots filled', () => {
  expect(find('/solar', 'Gambier!', 'Panels in Gambier!')).toEqual(['en/services/solar.md lead'])
})
