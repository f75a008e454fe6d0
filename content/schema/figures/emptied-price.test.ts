import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { shippedTest } from '../../../tests/shipped-business.ts'
import { contentRoot, readContent } from '../read.ts'

const root = mkdtempSync(join(tmpdir(), 'emptied-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const change = (file: string, before: RegExp, after: string) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toMatch(before)
  writeFileSync(join(root, file), text.replace(before, after))
}

shippedTest('without plans the home page names none, and a text that needs an emptied price says so', () => {
  cpSync(contentRoot, root, { recursive: true, filter: (file) => !file.includes('schema') })
  change('pricing.yaml', /^plans:.*\n(?: .*\n)+/m, '')
  for (const language of ['en', 'es'])
    expect(readContent({ root, language }).home.services.maintenance.text).toBeUndefined()
  change('en/pages/home.yaml', /^(services:\n +title:).*/m, '$1 "{pricing.plans.biAnnual}"')
  expect(() => readContent({ root })).toThrow(
    'services > title: nothing stands here: write the price or figure that this text names, or a text without it.',
  )
})
