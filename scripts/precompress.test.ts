import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { tempDir } from '../server/testing/temp-dir.ts'
import { precompress } from './precompress.ts'

const page = `<!doctype html>${'<p>The same words again and again.</p>'.repeat(50)}`
let folder = ''
const site = (path = '') => join(folder, 'site', path)
const cache = (name = '') => join(folder, 'cache', name)
const run = () => precompress({ siteDir: site(), cacheDir: cache() })
const times = () => readdirSync(cache()).map((name) => [name, statSync(cache(name)).mtimeMs])

beforeEach(() => {
  folder = tempDir()
  mkdirSync(site('about'), { recursive: true })
  writeFileSync(site('about/index.html'), page)
  writeFileSync(site('tiny.txt'), 'ok')
  writeFileSync(site('photo.webp'), page)
})

test('compressed copies decompress to the page, and none is larger than it', async () => {
  await run()
  const form = (ending: string) => readFileSync(site(`about/index.html.${ending}`))
  expect(brotliDecompressSync(form('br')).toString()).toBe(page)
  expect(gunzipSync(form('gz')).toString()).toBe(page)
  expect(readdirSync(site())).toEqual(['about', 'photo.webp', 'tiny.txt'])
})

test('the cache is used for unchanged files and forgets removed ones', async () => {
  await run()
  const before = times()
  await run()
  expect(times()).toEqual(before)

  writeFileSync(site('about/index.html'), `${page}!`)
  await run()
  expect(brotliDecompressSync(readFileSync(site('about/index.html.br'))).toString()).toBe(`${page}!`)
  expect(readdirSync(cache())).toHaveLength(before.length)
})
