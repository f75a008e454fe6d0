import { expect, test, vi } from 'vitest'

// Another test may have loaded the desk's words.
vi.resetModules()
const words = { inbox: { homePage: 'home page', quotePage: 'quote page', estimatePage: 'price page' } }
vi.stubGlobal('deskContent', { words, language: 'en' })
const { pageName } = await import('./page-name.ts')

test('the pages that ask for a quote have a name in every language, and any other its path', () => {
  expect(['/', '/es', '/quote', '/es/quote', '/estimate'].map(pageName)).toEqual([
    ...['home page', 'home page', 'quote page', 'quote page', 'price page'],
  ])
  expect(pageName('/ohio/gambier')).toBe('/ohio/gambier')
})
