import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { site } from './built-pages.ts'

const folder = 'content/images'
const built = join(site, '_astro')
const printOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

// Phones store the location in a photograph's EXIF data, which the built copies lack.
test('the site publishes no original file of content/images', () => {
  const files = readdirSync(built, { withFileTypes: true }).filter((one) => one.isFile())
  const published = new Set(files.map(({ name }) => printOf(join(built, name))))
  const masters = Object.values(readContent().pictures).filter(({ provenance }) => provenance !== 'drawing')
  expect(masters.length).toBeGreaterThan(0)
  expect(masters.map(({ file }) => file).filter((file) => published.has(printOf(join(folder, file))))).toEqual([])
})
