import { expect, test } from 'vitest'
import { rowsOf } from './markdown.ts'

test('a row of a table reads as sentences, and a question in it keeps its mark', () => {
  const table = ['| Ask | A good answer | A bad sign |', '|---|---|---|', '| Are you insured? | Yes | "Do not worry" |']
  expect(rowsOf(table.join('\n'), 'Hiring')).toEqual([
    {
      heading: 'Hiring, Ask, A good answer, A bad sign',
      sentences: ['Are you insured?', 'A good answer: Yes.', 'A bad sign: "Do not worry".'],
    },
  ])
})
