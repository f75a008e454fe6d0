import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as yaml from 'yaml'
import { storedYaml } from './stored-yaml.ts'

vi.mock('yaml', { spy: true })

let folder = ''
const file = () => join(folder, 'cache/yaml.bin')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yaml-'))
  vi.mocked(yaml.parse).mockClear()
})
afterEach(() => rmSync(folder, { recursive: true }))

const read = (...texts: string[]) => {
  const stored = storedYaml(file())
  const values = texts.map(stored.parse)
  stored.keep()
  return values
}

test('a text is parsed once, and means the same the next time', () => {
  const text = 'name: Ann\ndates: [2025-03-15, 1.5, yes, null]\n'
  expect(read(text)).toEqual(read(text))
  expect(yaml.parse).toHaveBeenCalledTimes(1)
})

test('a changed text is parsed anew, and what was not read the last time as well', () => {
  read('a: 1', 'b: 1')
  expect(read('a: 2')).toEqual([{ a: 2 }])
  expect(read('b: 1')).toEqual([{ b: 1 }])
  expect(yaml.parse).toHaveBeenCalledTimes(4)
})

test('a damaged store is no hindrance', () => {
  read('a: 1')
  writeFileSync(file(), 'x'.repeat(100))
  expect(read('a: 1')).toEqual([{ a: 1 }])
})

test('a mistake in the text is thrown every time', () => {
  expect(() => read('a: [')).toThrow(yaml.YAMLParseError)
  expect(() => read('a: [')).toThrow(yaml.YAMLParseError)
})
