import { expect, test } from 'vitest'
import type { City } from '../content/schema/city.ts'
import { content } from '../site/content.ts'
import { sharedShare } from './shared-text.ts'

const { cities } = content
const pairs = cities.flatMap((one, index) => cities.slice(index + 1).map((other) => [one, other] as const))

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
