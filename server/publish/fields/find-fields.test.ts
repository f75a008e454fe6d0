import { expect, test } from 'vitest'
import { findFields } from './find-fields.ts'

const table = '| Ask | A good answer |\n|---|---|\n| **Water?** | Water and a soft brush |'
const reading = {
  contents: [
    { language: '', files: [{ path: 'business.yaml', value: { name: 'Bright Valley', placesPath: '/california' } }] },
    {
      language: 'en',
      files: [
        { path: 'en/blog/ask.md', value: { title: 'Ask', body: ['Soft water.', table] } },
        { path: 'en/pages/city.yaml', value: { needs: 'Water and a soft brush' } },
        { path: 'en/cities/selma.md', value: { name: 'Selma' } },
        { path: 'en/services/solar.md', value: { title: 'Water', lead: 'Panels in {place}' } },
      ],
    },
  ],
  mistakes: [],
}
const find = (page: string, ...texts: string[]) =>
  findFields(reading, { language: 'en', page, texts, drafts: [] }).map(({ file, path }) => [file, ...path].join(' '))

test.each(['Water and a soft brush', 'A good answer', 'Water?'])(
  'the cell %j of a page opens its own table',
  (cell) => {
    expect(find('/blog/ask', cell)).toEqual(['en/blog/ask.md body 1'])
  },
)

test('words that the page does not hold itself are found in all files with the same words', () => {
  expect(find('/california/selma', 'Water and a soft brush')).toEqual([
    'en/blog/ask.md body 1',
    'en/pages/city.yaml needs',
  ])
})

test('a block of several fields names those of this page and of every page, and nothing of other pages', () => {
  expect(find('/california/selma', 'Bright Valley in Selma: Water')).toEqual([
    'business.yaml name',
    'en/cities/selma.md name',
  ])
  expect(find('/', 'Español', 'Bright Valley Español Call')).toEqual([])
})

test('words around the tapped ones are found where those are no field, and with their slots filled', () => {
  expect(find('/solar', 'Selma!', 'Panels in Selma!')).toEqual(['en/services/solar.md lead'])
})
