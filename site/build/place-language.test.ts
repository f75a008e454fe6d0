import { expect, test } from 'vitest'
import { placeOf } from './place-language.ts'

const addresses = { language: 'es', home: '/es', moved: { '/window-cleaning': '/limpieza-de-ventanas' } }

test.each([
  ['index.html', 'es/index.html'],
  ['404.html', 'es/404.html'],
  ['window-cleaning/index.html', 'es/limpieza-de-ventanas/index.html'],
  ['ohio/gambier/index.html', 'es/ohio/gambier/index.html'],
  ['rss.xml', 'es/rss.xml'],
  ['_astro/page.D4f3.js', '_astro/page.D4f3.js'],
  ['sitemap-es-0.xml', 'sitemap-es-0.xml'],
  ['robots.txt', undefined],
  ['.well-known/security.txt', undefined],
])('%s of the Spanish build becomes %s', (file, place) => {
  expect(placeOf(file, addresses)).toBe(place)
})
