import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'

// A phone writes the place where a photograph was taken into the file. What is cut for the pages no longer holds it.
test('the site publishes no picture as it lies in content/images', () => {
  const published = readdirSync('dist/site/_astro')
  const masters = Object.values(readContent().pictures)
    .filter(({ provenance }) => provenance !== 'texture')
    .map(({ file }) => parse(file))
  // Astro names a master NAME.HASH.EXT and what it cut from it NAME.HASH_HASH.EXT; the first hash has eight letters.
  const isMaster = (file: string, { name, ext }: { name: string; ext: string }) =>
    file.startsWith(`${name}.`) && file.length === name.length + ext.length + 9
  const leaked = masters.filter((master) => published.some((file) => isMaster(file, master)))
  expect(leaked.map(({ base }) => base)).toEqual([])
})
