import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { secondBusiness } from '../../tests/second-business.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { siteReader } from './site-reader.ts'

test('a new price changes the sentences that name it', async () => {
  const [before, after] = [tempDir(), tempDir()]
  const change = (folder: string, file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  for (const folder of [before, after]) {
    cpSync(secondBusiness, folder, { recursive: true })
    change(folder, 'en/faq.yaml', /answer: .*/, 'answer: From {pricing.fees.travel} on.')
  }
  change(after, 'pricing.yaml', /travel: .*/, 'travel: 91')
  const { compare } = siteReader()
  const priced = await compare(before, after)
  expect(priced.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ file: 'en/faq.yaml', after: 'From $91 on.' })]),
  )
})
