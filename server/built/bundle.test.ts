import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { bundleFolder, fittingBundle, forgetBundle, rememberBundle } from './bundle.ts'

let root = ''
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = tempDir()
  for (const folder of ['server', 'dist/server']) mkdirSync(join(root, folder), { recursive: true })
  write('server/main.ts', "import './app.ts'")
  write('server/app.ts', 'start()')
  rememberBundle(root, bundleFolder(root), ['server/app.ts', 'server/main.ts'])
})

describe('the bundle of the server', () => {
  test('is used while what it was made from is the same', () => {
    expect(fittingBundle(root)).toBe(join(root, 'dist/server/main.js'))
  })

  test.each([
    ['one of its files has changed', () => write('server/app.ts', 'stop()')],
    ['one of its files is gone', () => rmSync(join(root, 'server/app.ts'))],
    ['it was not written to its end', () => forgetBundle(bundleFolder(root))],
  ])('is not used when %s', (_, change) => {
    change()
    expect(fittingBundle(root)).toBeUndefined()
  })
})
