import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { markLanguage } from '../../tests/marked-language/mark-language.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { siteReader } from './site-reader.ts'

test('a new price needs no translation, a sentence written in one language does', async () => {
  const [before, after] = [tempDir(), tempDir()]
  const change = (folder: string, file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  for (const folder of [before, after]) {
    cpSync(secondBusiness, folder, { recursive: true })
    markLanguage(folder, 'eo')
    // A figure that only one of the languages names.
    change(folder, 'en/faq.yaml', /answer: .*/, 'answer: From {pricing.fees.travel} on.')
  }
  change(after, 'pricing.yaml', /travel: .*/, 'travel: 91')
  const { compare } = siteReader()
  const priced = await compare(before, after)
  expect(priced.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ file: 'en/faq.yaml', after: 'From $91 on.' })]),
  )
  expect(priced.untranslated).toEqual([])
  change(after, 'en/faq.yaml', /question: .*/, 'question: Do you climb?')
  expect((await compare(before, after)).untranslated).toContainEqual({
    file: 'eo/faq.yaml',
    path: ['items', 0, 'question'],
  })
})
