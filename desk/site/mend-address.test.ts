import { expect, test } from 'vitest'
import { mendAddress } from './mend-address.ts'

test('a field is mended in its form or at its picture, and words of a page where they are tapped', () => {
  const addressOf = (file: string, ...path: (string | number)[]) => mendAddress({ file, path })
  expect(addressOf('es/cities/gambier.md', 'county')).toBe(
    '/site/forms/towns?language=es&file=es%2Fcities%2Fgambier.md&field=county',
  )
  expect(addressOf('business.yaml', 'hours', 'sun')).toMatch(/^\/site\/forms\/hours\?/)
  expect(addressOf('business.yaml', 'phone')).toMatch(/^\/site\/forms\/business\?.*field=phone$/)
  expect(addressOf('pricing.yaml', 'plans')).toMatch(/^\/site\/forms\/prices\?/)
  expect(addressOf('en/images.yaml', 'porch')).toBe('/site/pictures/porch')
  expect(addressOf('en/pages/home.yaml', 'hero', 'title')).toBeUndefined()
})
