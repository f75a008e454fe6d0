import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tempDir } from '../server/testing/temp-dir.ts'
import { fingerprint } from './fingerprint.ts'

let folder = ''
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const current = () => fingerprint(folder, ['content', 'astro.config.ts'])

beforeEach(() => {
  folder = tempDir()
  mkdirSync(join(folder, 'content/en'), { recursive: true })
  write('content/en/faq.yaml', 'question: Why?')
  write('astro.config.ts', 'export default {}')
})

describe("the fingerprint of a build's inputs", () => {
  test('stays the same when only the times of files change', () => {
    const before = current()
    utimesSync(join(folder, 'content/en/faq.yaml'), 1, 1)
    expect(current()).toBe(before)
  })

  test.each([
    ['a word deep in a folder changes', () => write('content/en/faq.yaml', 'question: How?')],
    ['a single input file changes', () => write('astro.config.ts', 'export default { site: 1 }')],
    ['a file is added', () => write('content/new.yaml', '')],
    ['a file goes away', () => rmSync(join(folder, 'content/en/faq.yaml'))],
  ])('changes when %s', (_, change) => {
    const before = current()
    change()
    expect(current()).not.toBe(before)
  })

  test('changes with STAGING', () => {
    const before = current()
    vi.stubEnv('STAGING', 'on')
    expect(current()).not.toBe(before)
    vi.unstubAllEnvs()
  })

  test('ignores tests and files outside its inputs', () => {
    const before = current()
    write('content/faq.test.ts', 'x')
    write('README.md', 'x')
    expect(current()).toBe(before)
  })
})
