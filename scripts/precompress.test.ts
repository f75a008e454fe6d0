import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

const page = `<!doctype html>${'<p>The same words again and again.</p>'.repeat(50)}`
let folder = ''
const site = (path = '') => join(folder, 'site', path)
const run = (mostAtBest = 400) =>
  precompress({ siteDir: site(), cacheDir: join(folder, 'cache'), isOnly: true, mostAtBest })
const cached = (effort: string) => readdirSync(join(folder, 'cache', effort))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
  mkdirSync(site('about'), { recursive: true })
  writeFileSync(site('about/index.html'), page)
  writeFileSync(site('tiny.txt'), 'ok')
  writeFileSync(site('photo.webp'), page)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('writes forms that unfold to the page, and none that would be larger', async () => {
  await run()
  const form = (ending: string) => readFileSync(site(`about/index.html.${ending}`))
  expect(brotliDecompressSync(form('br')).toString()).toBe(page)
  expect(zstdDecompressSync(form('zst')).toString()).toBe(page)
  expect(gunzipSync(form('gz')).toString()).toBe(page)
  expect(readdirSync(site())).toEqual(['about', 'photo.webp', 'tiny.txt'])
})

test('compresses again only what changed, and forgets what is gone', async () => {
  await run()
  const before = cached('best-11-19-9').map((name) => statSync(join(folder, 'cache/best-11-19-9', name)).mtimeMs)
  for (const ending of ['br', 'zst', 'gz']) rmSync(site(`about/index.html.${ending}`))
  await run()
  expect(existsSync(site('about/index.html.br'))).toBe(true)
  expect(cached('best-11-19-9').map((name) => statSync(join(folder, 'cache/best-11-19-9', name)).mtimeMs)).toEqual(
    before,
  )

  writeFileSync(site('about/index.html'), `${page}!`)
  await run()
  expect(brotliDecompressSync(readFileSync(site('about/index.html.br'))).toString()).toBe(`${page}!`)
  expect(cached('best-11-19-9')).toHaveLength(6)
})

test('spends less effort where very much is new', async () => {
  await run(1)
  expect(cached('best-11-19-9')).toHaveLength(3)
  expect(cached('quick-5-3-6')).toHaveLength(3)
  expect(brotliDecompressSync(readFileSync(site('about/index.html.br'))).toString()).toBe(page)
})
