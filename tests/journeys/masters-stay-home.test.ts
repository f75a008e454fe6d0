import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { site } from './built-pages.ts'

const folder = 'content/images'
const built = join(site, '_astro')
const printOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

// A phone writes the place where a photograph was taken into the file. What is cut for the pages no longer holds it.
test('the site publishes no picture as it lies in content/images', () => {
  const files = readdirSync(built, { withFileTypes: true }).filter((one) => one.isFile())
  const published = new Set(files.map(({ name }) => printOf(join(built, name))))
  const masters = Object.values(readContent().pictures).filter(({ provenance }) => provenance !== 'drawing')
  expect(masters.length).toBeGreaterThan(0)
  expect(masters.map(({ file }) => file).filter((file) => published.has(printOf(join(folder, file))))).toEqual([])
})
