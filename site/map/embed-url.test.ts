import { expect, test } from 'vitest'
import { embedUrl } from './embed-url.ts'

test('searches for the place by name at zoom 9', () => {
  const url = new URL(embedUrl('Gambier, Ohio, USA'))
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps')
  expect(Object.fromEntries(url.searchParams)).toEqual({ q: 'Gambier, Ohio, USA', z: '9', output: 'embed' })
})
