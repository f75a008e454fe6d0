import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { secondBusiness } from '../../../tests/second-business.ts'
import { sayMistake } from '../content-error.ts'
import { contentMistakes } from '../gather/content-mistakes.ts'
import { contentRoot } from '../read.ts'

const root = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeEach(() => {
  rmSync(root, { recursive: true, force: true })
  cpSync(secondBusiness, root, { recursive: true })
})
const said = async () => (await contentMistakes(root)).map(sayMistake)
const jpeg = (width: number) => sharp({ create: { width, height: 900, channels: 3, background: '#789' } }).jpeg()

test.each([contentRoot, secondBusiness])('the pictures of %s are wide enough for their places', async (content) => {
  expect(await contentMistakes(content)).toEqual([])
})

test('a hero under 1,600 pixels is reported with the field that uses it', async () => {
  await jpeg(1599).toFile(join(root, 'images/house.jpg'))
  expect(await said()).toEqual([
    expect.stringMatching(
      /^content\/images.yaml, line \d+: house > file: house.jpg is 1599 pixels wide, and as wide in content\/en\/pages\/home.yaml it needs 1600: take a wider one\.$/,
    ),
  ])
})

test('the width of a photograph respects its EXIF rotation', async () => {
  await jpeg(1600).withMetadata({ orientation: 6 }).toFile(join(root, 'images/house.jpg'))
  expect(await said()).toEqual([expect.stringContaining('house.jpg is 900 pixels wide')])
})

test('text and HEIC files named .jpg are rejected', async () => {
  writeFileSync(join(root, 'images/house.jpg'), 'This is no picture.')
  expect(await said()).toEqual([expect.stringContaining('house.jpg is no picture that can be read, whatever its name')])
  const heic = Buffer.from('000000186674797068656963000000006d696631686569630000', 'hex')
  writeFileSync(join(root, 'images/house.jpg'), heic)
  expect(await said()).toEqual([expect.stringMatching(/house\.jpg is .*whatever its name: export it/)])
})
