import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { tempDir } from '../../testing/temp-dir.ts'
import { pictureFolder } from './site-pictures.ts'

const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

test('a photograph that the disk does not take is not called a wrong one, and leaves no part of it', async () => {
  const dir = tempDir()
  const bytes = await photo()
  const name = `photo-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.jpg`
  // Nobody can write a file where a folder lies, root included.
  mkdirSync(join(dir, `${name}.${process.pid}.part`))
  const { add } = pictureFolder(dir)
  await expect(add(bytes)).rejects.toThrow()
  expect(readdirSync(dir)).toEqual([])
  expect(await add(bytes)).toMatchObject({ file: name, why: null })
})

test('what is no picture is refused with a sentence, and leaves nothing', async () => {
  const dir = tempDir()
  expect((await pictureFolder(dir).add(Buffer.from('no picture'))).why).toBe('no-picture')
  expect(readdirSync(dir)).toEqual([])
})
