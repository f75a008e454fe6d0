import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { putAside } from './put-aside.ts'

test('a folder is out of the way at once, and gone in the end', async () => {
  const root = mkdtempSync(join(tmpdir(), 'aside-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const site = join(root, 'site')
  mkdirSync(join(site, 'blog'), { recursive: true })
  writeFileSync(join(site, 'blog/index.html'), 'A page')
  mkdirSync(`${site}.old`)
  writeFileSync(join(`${site}.old`, 'left.html'), 'What an earlier build left')

  const removed = putAside(site)
  expect(existsSync(site)).toBe(false)
  await removed
  expect(readdirSync(root)).toEqual([])
  await putAside(site)
})
