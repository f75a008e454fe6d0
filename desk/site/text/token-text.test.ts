import { expect, test } from 'vitest'
import { partsOf, readsAs } from './token-text.ts'

const figures = { '{pricing.small}': '$175', '{pricing.large}': '$350' }

test('each figure of a text is shown filled in, and a slot by its name', () => {
  const written = 'From {pricing.small} to {pricing.large} for {name}.'
  expect(partsOf(written, figures)).toEqual([
    { text: 'From ' },
    { token: '{pricing.small}', reads: '$175' },
    { text: ' to ' },
    { token: '{pricing.large}', reads: '$350' },
    { text: ' for ' },
    { token: '{name}', reads: 'name' },
    { text: '.' },
  ])
  expect(readsAs(written, figures)).toBe('From $175 to $350 for name.')
})
