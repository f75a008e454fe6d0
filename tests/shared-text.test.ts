import { describe, expect, test } from 'vitest'
import type { City } from '../content/schema/city.ts'
import { content } from '../site/content.ts'
import { sharedShare } from './shared-text.ts'

const { cities } = content
const pairs = cities.flatMap((one, index) => cities.slice(index + 1).map((other) => [one, other] as const))

describe('sharedShare', () => {
  test('is 1 for a copied text', () => {
    const text = 'Dust lies on the glass by morning and stays there'
    expect(sharedShare(text, text)).toBe(1)
  })

  test('ignores a changed name', () => {
    const text = (name: string) => `We clean solar panels and windows for homes all over ${name} and near it every day`
    expect(sharedShare(text('Gambier'), text('Howard'))).toBeGreaterThan(0.4)
  })

  test('is relative to the shorter text, so that padding hides nothing', () => {
    const copied = 'one two three four five six seven eight'
    expect(sharedShare(copied, `${copied} ${'and something else entirely '.repeat(20)}`)).toBe(1)
  })

  test('is 0 for texts without three common words in a row', () => {
    expect(sharedShare('one two three four', 'four three two one')).toBe(0)
  })
})

const wordsOf = (city: City) =>
  [
    city.description,
    ...city.features,
    ...[...city.benefits, ...(city.closing ? [city.closing] : [])].flatMap(({ title, text }) => [title, text]),
    city.water,
    city.dust,
    city.body,
  ].join('\n')

test('no two town pages share more than 40 % of their text', () => {
  const tooClose = pairs
    .map(([one, other]) => ({
      pages: `${one.slug} and ${other.slug}`,
      shared: sharedShare(wordsOf(one), wordsOf(other)),
    }))
    .filter(({ shared }) => shared > 0.4)
  expect(tooClose).toEqual([])
})
