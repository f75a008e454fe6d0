import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readServerContent } from './content.ts'
import { storedServerContent, storeServerContent } from './stored-content.ts'
import { tempDir } from './testing/temp-dir.ts'

const built = () => {
  const dir = tempDir()
  const [content, site] = [join(dir, 'content'), join(dir, 'dist/site')]
  cpSync('content', content, { recursive: true, filter: (path) => !path.includes('/images/') })
  cpSync('site/public', site, { recursive: true })
  return { content, site }
}

it('is what the content says, whether the build stored it or not', async () => {
  const { content, site } = built()
  expect(await storedServerContent(site, content)).toEqual(readServerContent('content'))
  storeServerContent(site, content, readServerContent(content))
  expect(existsSync(join(site, '../content.bin'))).toBe(true)
  expect(await storedServerContent(site, content)).toEqual(readServerContent('content'))
})

it('comes from the store where that fits, without a look at the YAML', async () => {
  const { content, site } = built()
  const mine = { ...readServerContent(content), language: 'stored' }
  storeServerContent(site, content, mine)
  expect((await storedServerContent(site, content)).language).toBe('stored')
})

it('follows the content that was changed after the build', async () => {
  const { content, site } = built()
  storeServerContent(site, content, readServerContent(content))
  const business = join(content, 'business.yaml')
  writeFileSync(business, readFileSync(business, 'utf8').replaceAll('555-0142', '555-0199'))
  expect((await storedServerContent(site, content)).business.phone).toContain('555-0199')
})
