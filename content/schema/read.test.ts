import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ContentError } from './content-error.ts'
import { readContent } from './read.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', root, { recursive: true, filter: (file) => !file.includes('schema') })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const change = (file: string, from: string | RegExp, to: string) => {
  const before = readFileSync(join(root, file), 'utf8')
  const after = before.replace(from, to)
  expect(after, `${file} holds ${from}`).not.toBe(before)
  writeFileSync(join(root, file), after)
}

const mistake = (): string => {
  try {
    readContent({ root })
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return 'no mistake found'
}

describe('the content that ships with the project', () => {
  it('is read whole', () => {
    const content = readContent({ root })
    expect(content.business.phoneLink).toBe('tel:+15595550142')
    expect(content.reviews).toHaveLength(10)
    expect(content.faq.items).toHaveLength(5)
  })

  it('carries every figure of pricing.yaml into the words that name it', () => {
    change('pricing.yaml', 'value: 15-25', 'value: 11-17')
    const answers = readContent({ root }).faq.items.map((item) => item.answer)
    expect(answers.join(' ')).toContain('11–17%')
  })
})

describe('a mistake in a content file is one sentence that names file, field and what was expected', () => {
  it('for a phone number that is none', () => {
    change('business.yaml', /phone: .*/, 'phone: "12"')
    expect(mistake()).toBe(
      'content/business.yaml: phone: expected a US phone number such as (559) 555-0142, but found "12".',
    )
  })

  it('for a missing field', () => {
    change('business.yaml', /email: .*/, '')
    expect(mistake()).toBe('content/business.yaml: email: expected an e-mail address, but it is missing.')
  })

  it('for a price that is a word', () => {
    change('pricing.yaml', 'small: 175-225', 'small: cheap')
    expect(mistake()).toBe(
      'content/pricing.yaml: solar > small: expected a number such as 15, a range such as 175-225, or 26+, but found "cheap".',
    )
  })

  it('for a range that runs backwards', () => {
    change('pricing.yaml', 'small: 175-225', 'small: 225-175')
    expect(mistake()).toBe(
      'content/pricing.yaml: solar > small: expected a range whose first number is not larger than its second, but found "225-175".',
    )
  })

  it('for a field that nobody reads', () => {
    change('business.yaml', 'since: 2020', 'since: 2020\nfax: none')
    expect(mistake()).toBe(
      'content/business.yaml: has a field that is not known here, "fax": expected none of that name.',
    )
  })

  it('for a rating that is too high', () => {
    change('en/reviews.yaml', 'rating: 5', 'rating: 6')
    expect(mistake()).toBe(
      'content/en/reviews.yaml: reviews > item 1 > rating: expected a number from 1 to 5, but found 6.',
    )
  })

  it('for a title that a result list would cut', () => {
    change('en/pages/home.yaml', /title: Solar Panel.*/, `title: ${'long '.repeat(20)}`)
    expect(mistake()).toMatch(
      /^content\/en\/pages\/home\.yaml: meta > title: expected at most 60 characters, but found "long/,
    )
  })

  it('for a figure that does not exist', () => {
    change('en/faq.yaml', '{pricing.claims.gainFaqPercent.value}', '{pricing.claims.gain}')
    expect(mistake()).toBe(
      'content/en/faq.yaml: {pricing.claims.gain} names no figure: expected a path of business.yaml or pricing.yaml.',
    )
  })

  it('for text that is no YAML', () => {
    change('pricing.yaml', 'windows:', 'windows: [')
    expect(mistake()).toMatch(/^content\/pricing\.yaml: line \d+: expected YAML, /)
  })

  it('for a picture that is not there', () => {
    change('images.yaml', 'file: dust.webp', 'file: dusty.webp')
    expect(mistake()).toBe(
      'content/images.yaml: dust > file: expected a file in content/images, but "dusty.webp" is missing.',
    )
  })
})
