import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { releaseFile, withCommandsHere } from './installed-package.ts'

const text = 'npm run desk -- remove NAME, npm run leads -- --spam, npm run leads, npm run backup every night.'

test('a package names its own programs, for its server has no npm', () => {
  const root = tempDir()
  writeFileSync(join(root, releaseFile), '{}')
  expect(withCommandsHere(text, root)).toBe('./people remove NAME, ./leads --spam, ./leads, ./backup every night.')
})

test('a checkout names the commands of npm', () => {
  expect(withCommandsHere(text, tempDir())).toBe(text)
})
