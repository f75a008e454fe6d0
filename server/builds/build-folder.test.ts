import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { buildFolder, buildIds, currentBuildId, newBuildId, pointTo } from './build-folder.ts'

test('a folder without builds has no live one', () => {
  expect(currentBuildId(join(tempDir(), 'none'))).toBeUndefined()
  expect(buildIds(join(tempDir(), 'none'))).toEqual([])
})

test('pointTo makes a build the live one and leaves no other file', () => {
  const dir = tempDir()
  const first = newBuildId(new Date('2026-01-01T10:00:00.009Z'))
  const second = newBuildId(new Date('2026-01-01T10:00:00.010Z'))
  for (const id of [first, second]) pointTo(dir, id)
  expect(currentBuildId(dir)).toBe(second)
  expect(readdirSync(dir)).toEqual(['current'])
  expect(first < second).toBe(true)
})

test('an id with a path in it is rejected', () => {
  const dir = tempDir()
  writeFileSync(join(dir, 'current'), '../../elsewhere\n')
  expect(currentBuildId(dir)).toBeUndefined()
})

test('builds are listed newest first, without unfinished ones', () => {
  const dir = tempDir()
  const ids = ['20260101T100000-aaaaaa', '20260102T100000-bbbbbb', '20260103T100000-cccccc.unfinished']
  for (const id of ids) mkdirSync(buildFolder(dir, id).folder, { recursive: true })
  expect(buildIds(dir)).toEqual([ids[1], ids[0]])
})
