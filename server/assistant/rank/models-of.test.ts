import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir } from '../../testing/temp-dir.ts'
import { modelsOf } from './models-of.ts'

const lessonsOf = (...asks: string[]) => {
  const lessons = { gutters: asks, hours: ['When are you open?'] }
  return { en: lessons, es: lessons }
}

test('the same asks yield the same model, cached once', () => {
  const folder = join(tempDir(), 'assistant')
  const learned = modelsOf(lessonsOf('Do you clean gutters?'), folder)
  expect(modelsOf(lessonsOf('Do you clean gutters?'), folder)).toEqual(learned)
  expect(readdirSync(folder)).toHaveLength(1)
  expect(modelsOf(lessonsOf('How much are gutters?'), folder)).not.toEqual(learned)
  expect(readdirSync(folder)).toHaveLength(2)
})

test('a truncated cache file is trained again', () => {
  const folder = tempDir()
  const learned = modelsOf(lessonsOf('Do you clean gutters?'), folder)
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), 'half')
  expect(modelsOf(lessonsOf('Do you clean gutters?'), folder)).toEqual(learned)
})

test('the cache keeps the last few models, and none if it cannot be written', () => {
  const folder = tempDir()
  for (let ask = 0; ask < 14; ask += 1) modelsOf(lessonsOf(`Do you clean ${ask} gutters?`), folder)
  expect(readdirSync(folder)).toHaveLength(12)
  const file = join(folder, 'file')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, '')
  expect(modelsOf(lessonsOf('Do you clean gutters?'), file).en.topics).toEqual(['gutters', 'hours'])
})
