import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shortenPictureNames } from './picture-names.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const shortened = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return shortenPictureNames(pathToFileURL(`${folder}/`))
}
const roof = { 'roof.a_b-cD_Zx12.avif': 'small', 'roof.a_b-cD_1yQ.avif': 'large', 'roof.a_b-cD_Z9.webp': 'old' }

test('what was made of one master has one hash and a number, in the folder and in the pages', () => {
  const withShortNames = shortened({ ...roof, 'late.abcdef.css': '' })
  const html = withShortNames('<img src="/_astro/roof.a_b-cD_Zx12.avif"><i>/_astro/wall.a_b-cD_Zx12.avif</i>')
  const [, name = ''] = /<img src="\/_astro\/([^"]+)">/.exec(html) ?? []
  expect(name).toMatch(/^roof\.[\w-]{6}2\.avif$/)
  expect(readdirSync(folder).sort()).toEqual(
    ['late.abcdef.css', name, name.replace('2.avif', '0.avif'), name.replace('2.avif', '1.webp')].sort(),
  )
  expect(html).toContain('wall.a_b-cD_Zx12.avif')
})

test('every name changes when any of them was made in another way', () => {
  const before = shortened(roof)('/_astro/roof.a_b-cD_1yQ.avif')
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  const after = shortened({ ...roof, 'roof.a_b-cD_Zx12.avif': 'smaller' })('/_astro/roof.a_b-cD_1yQ.avif')
  expect(after).toMatch(/0\.avif$/)
  expect(after).not.toBe(before)
})
