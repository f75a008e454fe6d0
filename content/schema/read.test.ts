import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { shippedBusiness } from '../../tests/shipped-business.ts'
import { ContentError } from './content-error.ts'
import { contentRoot, readContent } from './read.ts'

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

/** What is said of a file while it holds other bytes. */
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

it('the content is read whole', () => {
  expect(said()).toBe('no mistake found')
})

const mistakes = z
  .array(z.strictObject({ file: z.string(), from: z.string(), to: z.string(), says: z.string() }))
  .parse(parse(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8')))

describe.runIf(shippedBusiness)('a mistake is one sentence that names file, line and field and says what to do', () => {
  it.each(mistakes)('$file: $says', ({ file, from, to, says }) => {
    const written = readFileSync(join(root, file), 'utf8')
    const at = written.slice(0, written.indexOf(from)).split('\n').length
    const expected = says.replace(/\{line([+-]\d+)?\}/, (_, beside = '0') => String(at + Number(beside)))
    expect(mistakeWith(file, replaced(from, to))).toBe(`content/${file}, ${expected}`)
  })

  it('carries every figure of pricing.yaml into the words that name it', () => {
    const before = readFileSync(join(root, 'pricing.yaml'), 'utf8')
    writeFileSync(join(root, 'pricing.yaml'), before.replace('value: 15-25', 'value: 11-17'))
    const answers = readContent({ root }).faq.items.map((item) => item.answer)
    writeFileSync(join(root, 'pricing.yaml'), before)
    expect(answers.join(' ')).toContain('11–17%')
  })
})

describe('a file in another encoding', () => {
  it('that is UTF-16 or Latin-1 is told of, with what to do', () => {
    const utf16 = (before: Buffer) => Buffer.from(`\ufeff${before}`, 'utf16le')
    expect(mistakeWith('en/faq.yaml', utf16)).toBe(
      'content/en/faq.yaml, line 1: the file is written in UTF-16: open it in your editor and save it as UTF-8.',
    )
    const latin1 = (before: Buffer) => Buffer.concat([Buffer.from('# Jos\xe9\n', 'latin1'), before])
    expect(mistakeWith('en/faq.yaml', latin1)).toBe(
      'content/en/faq.yaml, line 1: the file is not written in UTF-8: open it in your editor and save it as UTF-8.',
    )
  })

  it('that is UTF-8 with a byte order mark, as Notepad writes it, is read', () => {
    const marked = (before: Buffer) => `\ufeff${before}`
    expect(mistakeWith('business.yaml', marked)).toBe('no mistake found')
    const city = readContent({ root }).cities[0]?.slug
    expect(mistakeWith(`en/cities/${city}.md`, marked)).toBe('no mistake found')
  })
})
