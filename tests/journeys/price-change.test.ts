import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode, succeeds } from '../../scripts/child.ts'
import { buildFolder, currentBuildId } from '../../server/builds/build-folder.ts'
import { site } from './built-pages.ts'
import { readPageTexts } from './page-text.ts'

// What an owner would write, and how it reads before and after.
const changes = [
  { line: 'small: 175-225', becomes: 'small: 183-229', before: '$175–$225', after: '$183–$229' },
  { line: 'exterior: 125-250', becomes: 'exterior: 131-257', before: '$125–$250', after: '$131–$257' },
  { line: 'commercial: 400-1200', becomes: 'commercial: 411-1213', before: '$400–$1,200', after: '$411–$1,213' },
  { line: 'travel: 25-50', becomes: 'travel: 27-53', before: '$25–$50', after: '$27–$53' },
  { line: 'premium: 50-75', becomes: 'premium: 52-77', before: '$50–$75', after: '$52–$77' },
]

const folder = mkdtempSync(join(tmpdir(), 'price-change-'))
const today = readPageTexts(site)
let changed: typeof today

const rewritePrices = (file: string) => {
  const prices = changes.reduce(
    (text, { line, becomes }) => {
      if (!text.includes(line)) throw new Error(`pricing.yaml no longer has the line "${line}": change this test too`)
      return text.replace(line, becomes)
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, prices)
}

beforeAll(async () => {
  const content = join(folder, 'content')
  cpSync('content', content, { recursive: true })
  rewritePrices(join(content, 'pricing.yaml'))
  const dir = join(folder, 'dist')
  const env = { CONTENT_DIR: content, BUILD_DIR: dir }
  expect(await succeeds(startNode(['scripts/build.ts'], { env, stdio: 'ignore' }))).toBe(true)
  changed = readPageTexts(buildFolder(dir, currentBuildId(dir) ?? '').site)
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true }))

describe('a price that is changed in content', () => {
  test.each(changes)('$before becomes $after on every page that names it', ({ before, after }) => {
    const naming = [...today].filter(([, text]) => text.includes(before)).map(([path]) => path)
    expect(naming.length).toBeGreaterThan(2)
    expect(naming.filter((path) => !changed.get(path)?.includes(after))).toEqual([])
    expect(naming.filter((path) => changed.get(path)?.includes(before))).toEqual([])
  })
})
