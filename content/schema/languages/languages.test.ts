import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { markLanguage } from '../../../tests/marked-language/mark-language.ts'
import { secondBusiness } from '../../../tests/second-business.ts'
import { contentRoot, readContent } from '../read.ts'
import { addressIn } from './page-addresses.ts'

const root = mkdtempSync(join(tmpdir(), 'languages-'))
cpSync(secondBusiness, root, { recursive: true })
markLanguage(root, 'eo')
afterAll(() => rmSync(root, { recursive: true, force: true }))

const marked = () => readContent({ root, language: 'eo' })

/** Mistakes reported while a file holds another text or is missing. */
const saidWith = (file: string, change: ((before: string) => string) | undefined): string => {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  if (change) writeFileSync(path, change(before))
  else rmSync(path)
  try {
    marked()
    return 'no mistake found'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  } finally {
    writeFileSync(path, before)
  }
}

describe('the address of a page in another language', () => {
  const addresses = { home: '/es', moved: { '/window-cleaning': '/limpieza-de-ventanas' } }
  it.each([
    ['/', '/es'],
    ['/#about', '/es#about'],
    ['/estimate?service=solar#price', '/es/estimate?service=solar#price'],
    ['/window-cleaning', '/es/limpieza-de-ventanas'],
    ['/es/quote', '/es/quote'],
    ['/escondido', '/es/escondido'],
    ['//example.com', '//example.com'],
    ['https://example.com/quote', 'https://example.com/quote'],
    ['tel:+17405550117', 'tel:+17405550117'],
  ])('of %s is %s', (path, address) => {
    expect(addressIn(addresses, path)).toBe(address)
  })
})

describe('reviews in the words of the customers', () => {
  const file = join(root, 'eo/reviews.yaml')
  const kept = readFileSync(file, 'utf8')
  afterEach(() => writeFileSync(file, kept))

  it('show in a language that has none of its own', () => {
    writeFileSync(file, 'reviews: []\n')
    expect(marked().reviews).toEqual(readContent({ root }).reviews)
  })
})

describe('a third language takes a folder and one line in business.yaml', () => {
  it('has all its own words and addresses', () => {
    const { interface: words, services, addresses, language } = marked()
    expect(language).toBe('eo')
    expect(words.nav.map(({ href }) => href).filter((href) => !href.startsWith('/eo'))).toEqual([])
    expect(services[0]?.slug).toBe('gutter-cleaning')
    expect(addressIn(addresses, '/gutter-cleaning')).toBe('/eo/gutter-cleaning-eo')
  })

  it('links to the page in the first language, which has no prefix', () => {
    expect(marked().otherLanguages.map(({ language, home }) => [language, home])).toEqual([['en', '']])
    expect(readContent({ root }).otherLanguages.map(({ language, home }) => [language, home])).toEqual([['eo', '/eo']])
  })
})

describe('a site with one language', () => {
  const alone = mkdtempSync(join(tmpdir(), 'one-language-'))
  afterAll(() => rmSync(alone, { recursive: true, force: true }))
  const shippedIn = (own: string, other: string) => {
    rmSync(alone, { recursive: true, force: true })
    cpSync(contentRoot, alone, { recursive: true, filter: (file) => !file.includes('schema') })
    const business = readFileSync(join(alone, 'business.yaml'), 'utf8')
    writeFileSync(join(alone, 'business.yaml'), business.replace(/^languages:.*$/m, `languages: [${own}]`))
    rmSync(join(alone, other), { recursive: true })
    return () => readContent({ root: alone })
  }

  it('needs one folder, and its assistant speaks only that language', () => {
    const { chatLanguages, danger, language, otherLanguages, topics } = shippedIn('en', 'es')()
    expect([language, chatLanguages, otherLanguages]).toEqual(['en', ['en'], []])
    expect(topics.es).toBe(topics.en)
    expect(danger.es).toBe(danger.en)
  })

  it('needs the files that only the first language may have', () => {
    const lines = [
      /^content\/es\/assistant.yaml, line 1: profile: .*$/m,
      /^content\/es\/assistant.yaml, line 1: places: .*$/m,
    ]
    for (const line of lines) expect(shippedIn('es', 'en')).toThrow(line)
  })
})

describe('an incomplete language is rejected with one sentence', () => {
  it('that names the missing file', () => {
    expect(saidWith('eo/pages/home.yaml', undefined)).toBe(
      'content/eo/pages/home.yaml: this file is missing: write it after content/en/pages/home.yaml, or take eo out of languages in content/business.yaml.',
    )
  })

  it('that names the missing folder', () => {
    const business = join(root, 'business.yaml')
    const before = readFileSync(business, 'utf8')
    writeFileSync(business, before.replace('languages: [en, eo]', 'languages: [en, eo, fr]'))
    expect(marked).toThrow(
      /^content\/fr: this folder is missing: write its files as in the other languages, or take fr out of languages in content\/business.yaml\.$/,
    )
    writeFileSync(business, before)
  })

  it('that names the missing field', () => {
    expect(saidWith('eo/interface.yaml', (text) => text.replace(/^skipLink:.*\n/m, ''))).toBe(
      'content/eo/interface.yaml, line 1: skipLink: nothing stands here: write a text.',
    )
    expect(saidWith('en/interface.yaml', (text) => text.replace(/^languages:.*\n/m, ''))).toMatch(
      /^content\/en\/interface.yaml, line \d+: languages: nothing stands here: write a group of fields.$/,
    )
  })

  it('that names a link to a missing page, as written', () => {
    const wrong = saidWith('eo/services/gutter-cleaning.md', (text) => `${text}\n[x](/nowhere)\n`)
    expect(wrong).toMatch(/^content\/eo\/services\/gutter-cleaning.md, line \d+: no page has the address "\/nowhere"/)
  })
})
