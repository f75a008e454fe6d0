import { expect, test } from 'vitest'
import { findFields } from './find-fields.ts'

const table = '| Ask | A good answer |\n|---|---|\n| **Water?** | Water and a soft brush |'
const reading = {
  contents: [
    { language: 'en', files: [{ path: 'en/blog/ask.md', value: { title: 'Ask', body: ['Soft water.', table] } }] },
    { language: 'en', files: [{ path: 'en/pages/city.yaml', value: { needs: 'Water' } }] },
  ],
  mistakes: [],
}

test.each(['Water and a soft brush', 'A good answer', 'Water?'])('the tapped cell %j is found in its table', (cell) => {
  expect(findFields(reading, 'en', cell, [])).toEqual([{ file: 'en/blog/ask.md', path: ['body', 1], text: table }])
})
