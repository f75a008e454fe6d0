import { expect, test } from 'vitest'
import { partsOf, readsAs } from './token-text.ts'

const written = 'From {pricing.small} to {pricing.large} (a visit).'

test('each figure of a text is shown filled in', () => {
  const parts = partsOf(written, 'From $175 to $350\u00a0(a visit).')
  expect(parts).toEqual([
    { text: 'From ' },
    { token: '{pricing.small}', reads: '$175' },
    { text: ' to ' },
    { token: '{pricing.large}', reads: '$350' },
    { text: ' (a visit).' },
  ])
  expect(readsAs('Only {pricing.large}', parts)).toBe('Only $350')
})

test('a figure is shown by name if the text differs', () => {
  expect(partsOf('{name} calls', 'Something else')).toEqual([{ token: '{name}', reads: 'name' }, { text: ' calls' }])
})
