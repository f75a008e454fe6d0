import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cardCache } from './card-cache.ts'

test('draws once for the same parts, and again when a part changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const draw = vi.fn(async () => Buffer.from('a picture'))
  const kept = cardCache(join(folder, 'new'))
  for (const parts of [
    ['a', 'b'],
    ['a', 'b'],
    ['ab', ''],
    ['a', 'c'],
  ]) {
    expect(readFileSync(await kept(parts, draw), 'utf8')).toBe('a picture')
  }
  expect(draw).toHaveBeenCalledTimes(3)
})
