import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { isStored, readBuilt, storeBuilt } from './built-file.ts'

const key = 'a'.repeat(64)

test('what is stored is known by its key, and read whole', () => {
  const file = join(tempDir(), 'learned.bin')
  expect(isStored(file, key)).toBe(false)
  storeBuilt(file, key, Buffer.from('learned'))
  expect([isStored(file, key), isStored(file, 'b'.repeat(64))]).toEqual([true, false])
  expect(readBuilt(file, () => key, String)).toBe('learned')
})
