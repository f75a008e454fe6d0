import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { secondBusiness } from '../../tests/second-business.ts'
import { shippedBusiness } from '../../tests/shipped-business.ts'
import { ContentError, sayMistake } from './content-error.ts'
import { contentRoot, readContent } from './read.ts'
import type { Topic } from './topic.ts'

const root = mkdtempSync(join(tmpdir(), 'content-'))
cpSync(contentRoot, root, { recursive: true, filter: (file) => !file.includes('schema') })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const said = (): string => {
  try {
    readContent({ root })
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return 'no mistake found'
}

/** Mistakes reported while a file holds other bytes. */
const mistakeWith = (file: string, change: (before: Buffer) => string | Uint8Array): string => {
  const before = readFileSync(join(root, file))
  writeFileSync(join(root, file), change(before))
  try {
    return said()
  } finally {
    writeFileSync(join(root, file), before)
  }
}

const replaced = (from: string, to: string) => (before: Buffer) => {
  const after = before.toString('utf8').replace(from, () => to)
  expect(after).not.toBe(before.toString('utf8'))
  return after
}

it('the shipped content is valid', () => {
  expect(said()).toBe('no mistake found')
})

const mistakes = z
  .array(z.strictObject({ file: z.string(), from: z.string(), to: z.string(), says: z.string() }))
  .parse(parse(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8')))

describe.runIf(shippedBusiness)('a mistake is one sentence with file, line, field and advice', () => {
  it.each(mistakes)('$file: $says', ({ file, from, to, says }) => {
    const written = readFileSync(join(root, file), 'utf8')
    const at = written.slice(0, written.indexOf(from)).split('\n').length
    const expected = says.replaceAll(/\{line([+-]\d+)?\}/g, (_, beside = '0') => String(at + Number(beside)))
    expect(mistakeWith(file, replaced(from, to))).toBe(`content/${file}, ${expected}`)
  })

  it('figures of pricing.yaml appear in the words that name them', () => {
    const before = readFileSync(join(root, 'pricing.yaml'), 'utf8')
    writeFileSync(join(root, 'pricing.yaml'), before.replace('value: 15-25', 'value: 11-17'))
    const answers = readContent({ root }).faq.items.map((item) => item.answer)
    writeFileSync(join(root, 'pricing.yaml'), before)
    expect(answers.join(' ')).toContain('11–17%')
  })
})

describe.runIf(shippedBusiness)('a closed day', () => {
  it.each(['en', 'es'])('carries no premium in any text of %s, and the chat says it is closed', (language) => {
    const before = readFileSync(join(root, 'business.yaml'), 'utf8')
    writeFileSync(join(root, 'business.yaml'), before.replace('sun: 07:00-19:00', 'sun: closed'))
    const { services, posts, cities, estimatePage, pagePriceWords, topics } = readContent({ root, language })
    writeFileSync(join(root, 'business.yaml'), before)
    const { refused: _asked, ...priceWords } = pagePriceWords
    const closedIn = (topic?: Topic) => topic?.when.find((variant) => variant.with.day?.includes('closed'))?.answer
    const said = JSON.stringify([services, posts, cities.map(({ body }) => body), estimatePage, priceWords])
    expect(said).not.toMatch(/on a Sunday|or Sunday|Sunday or|Sundays|en domingo|domingos/)
    expect(closedIn(topics.en.hours)).toMatch(/closed on Sunday\. We're open Monday to Saturday/)
    expect(closedIn(topics.es.hours)).toMatch(/cerramos el domingo\. Abrimos de lunes a sábado/)
    expect(topics.en.premium?.answer).toMatch(/^A visit before 7 AM or after 6 PM costs/)
  })
})

describe('all mistakes are reported in one run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const change = (file: string, from: string, to: string) => {
    const before = readFileSync(join(folder, file), 'utf8')
    expect(before).toContain(from)
    writeFileSync(
      join(folder, file),
      before.replace(from, () => to),
    )
  }
  const copy = (file: string, name: string) => cpSync(join(folder, file), join(folder, name))
  const mistakesNow = (): readonly string[] => {
    try {
      readContent({ root: folder })
    } catch (error) {
      if (error instanceof ContentError) return error.mistakes.map(sayMistake)
      throw error
    }
    return []
  }
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true })
    cpSync(secondBusiness, folder, { recursive: true })
  })

  it('of the business, its prices, pages, and references between files', () => {
    change('business.yaml', 'form:', 'forms:')
    change('pricing.yaml', 'travel: 15-30', 'travel: some')
    change('en/faq.yaml', 'lead:', 'led:')
    change('en/pages/home.yaml', 'meta:', 'meta:\n  author: Ruth')
    change('en/cities/gambier.md', 'county: Knox', 'county:')
    expect(mistakesNow().map((sentence) => sentence.replace(/, line \d+.*/, ''))).toEqual([
      'content/business.yaml',
      'content/business.yaml',
      'content/pricing.yaml',
      'content/en/pages/home.yaml',
      'content/en/faq.yaml',
      'content/en/faq.yaml',
      'content/en/cities/gambier.md',
    ])
  })

  it('caused by a removed page, wherever it is linked', () => {
    rmSync(join(folder, 'en/services/gutter-cleaning.md'))
    const all = mistakesNow()
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter((sentence) => !/gutter-cleaning"/.test(sentence))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })

  const addTo = (file: string, ...paragraphs: string[]) =>
    writeFileSync(
      join(folder, file),
      [readFileSync(join(folder, file), 'utf8'), ...paragraphs].map((one) => `${one}\n`).join('\n'),
    )

  it('with a tag of which a fact holds one half and the text the other', () => {
    change('business.yaml', 'owner: two sisters in Mount Vernon', 'owner: "<script"')
    addTo('en/cities/gambier.md', '{business.owner}>alert(1)')
    expect(mistakesNow()).toEqual([expect.stringContaining('<script> is HTML: take it out')])
  })

  it('with every kind of link that runs a script, of which a fact holds one half and the text the other', () => {
    change('business.yaml', 'owner: two sisters in Mount Vernon', 'owner: java')
    addTo(
      'en/cities/gambier.md',
      '[one](<{business.owner}script:1>)',
      '[two](\n{business.owner}script:2)',
      '<{business.owner}script:3>',
      '[four][end]',
      '[end]: {business.owner}script:4',
    )
    const targets = mistakesNow().flatMap((sentence) => /"(javascript:\d)" leads to no page/.exec(sentence)?.[1] ?? [])
    expect(new Set(targets)).toEqual(new Set([1, 2, 3, 4].map((link) => `javascript:${link}`)))
  })

  it('with file names that make no address', () => {
    copy('en/blog/when-to-clean-gutters.md', 'en/blog/When to clean.md')
    copy('en/cities/gambier.md', 'en/cities/gambier copy.txt')
    copy('en/assistant/topics/hours.yaml', 'en/assistant/topics/hours.yml')
    expect(mistakesNow().filter((sentence) => sentence.includes('no page can have this name'))).toEqual([
      'content/en/cities/gambier copy.txt: no page can have this name: write small letters, digits and hyphens, and .md at the end, as in los-banos.md.',
      'content/en/blog/When to clean.md: no page can have this name: write small letters, digits and hyphens, and .md at the end, as in why-panels-lose.md.',
      'content/en/assistant/topics/hours.yml: no page can have this name: write small letters, digits and hyphens, and .yaml at the end, as in pool-heaters.yaml.',
    ])
  })

  it('with two pages at one address', () => {
    const name = 'en/blog/gutters-again.md'
    copy('en/blog/when-to-clean-gutters.md', name)
    change(name, 'id: 1', 'id: 2\nslug: when-to-clean-gutters')
    change('en/services/window-cleaning.md', '---\n', '---\nslug: gallery\n')
    expect(mistakesNow()).toEqual([
      'content/en/services/window-cleaning.md: /gallery is the address of /gallery too: give this file another name, or another slug in its head.',
      'content/en/blog/when-to-clean-gutters.md: /blog/when-to-clean-gutters is the address of /blog/gutters-again too: give this file another name, or another slug in its head.',
    ])
  })
})

describe('a file in another encoding', () => {
  it('that is UTF-16 or Latin-1 is rejected with advice', () => {
    const utf16 = (before: Buffer) => Buffer.from(`\ufeff${before}`, 'utf16le')
    expect(mistakeWith('en/faq.yaml', utf16)).toBe(
      'content/en/faq.yaml, line 1: the file is written in UTF-16: open it in your editor and save it as UTF-8.',
    )
    const latin1 = (before: Buffer) => Buffer.concat([Buffer.from('# Jos\xe9\n', 'latin1'), before])
    expect(mistakeWith('en/faq.yaml', latin1)).toBe(
      'content/en/faq.yaml, line 1: the file is not written in UTF-8: open it in your editor and save it as UTF-8.',
    )
  })

  it('that is UTF-8 with a byte order mark is accepted', () => {
    const marked = (before: Buffer) => `\ufeff${before}`
    expect(mistakeWith('business.yaml', marked)).toBe('no mistake found')
    const city = readContent({ root }).cities[0]?.slug
    expect(mistakeWith(`en/cities/${city}.md`, marked)).toBe('no mistake found')
  })
})
