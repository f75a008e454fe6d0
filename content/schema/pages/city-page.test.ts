import { expect, test } from 'vitest'
import { readContent } from '../read.ts'
import { withCardPages } from './city-page.ts'

const { cityPage } = readContent()
const ask = { icon: 'house', href: '#quote', text: 'Ask us.' }
const language = (titles: string[], pages: string[]) => ({
  cityPage: { ...cityPage, services: { ...cityPage.services, items: titles.map((title) => ({ ...ask, title })) } },
  services: pages.map((title) => ({ slug: 'gutter-cleaning', title, summary: `${title} by hand.` })),
})

test('the card of a work with a page of its own leads there and says what it says, in every language', () => {
  const all = [
    language(['Gutter cleaning', 'Pressure washing'], ['Gutter Cleaning']),
    language(['Limpieza de canaletas', 'Lavado a presión'], ['Canaletas']),
  ]
  const cards = all.map((one) => withCardPages(one, all).services.items.map(({ href, text }) => [href, text]))
  expect(cards).toEqual([
    [
      ['/gutter-cleaning', 'Gutter Cleaning by hand.'],
      ['#quote', 'Ask us.'],
    ],
    [
      ['/gutter-cleaning', 'Canaletas by hand.'],
      ['#quote', 'Ask us.'],
    ],
  ])
})
