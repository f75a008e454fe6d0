import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { testApp, writePages } from '../testing/test-app.ts'
import { openPages, openSite } from './built-site.ts'

const pages = {
  'about/index.html': 'about',
  'about/index.html.br': brotliCompressSync('about'),
  'about/index.html.gz': gzipSync('about'),
  'plain.txt': 'plain',
  'photo.webp': 'a picture of ten rows',
  '404.html': 'our 404',
}
const get = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const { app } = await testApp({ pages })
  return app.inject({ method, url, headers })
}

describe('a precompressed page', () => {
  test.each([
    ['gzip, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['zstd', undefined],
    ['', undefined],
  ])('answers %j with %s', async (accepted, coding) => {
    const { headers, rawPayload } = await get('/about', { 'accept-encoding': accepted })
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(rawPayload.length) })
    expect(headers['content-encoding']).toBe(coding)
    const expected = coding === 'br' ? pages['about/index.html.br'] : pages['about/index.html.gz']
    expect(rawPayload).toEqual(coding ? expected : Buffer.from('about'))
  })

  test('has an ETag per encoding, and answers 304 to it', async () => {
    const { app } = await testApp({ pages })
    const ask = (coding: string, tag = '') =>
      app.inject({ url: '/about', headers: { 'accept-encoding': coding, 'if-none-match': tag } })
    const tags = await Promise.all(['br', 'gzip', ''].map(async (coding) => (await ask(coding)).headers.etag))
    expect(new Set(tags).size).toBe(3)
    const again = await ask('br', `"other", ${tags[0]}`)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tags[0]])
    expect(again.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
    const other = await ask('gzip', String(tags[0]))
    expect(other.statusCode).toBe(200)
  })

  test('has no URL for its compressed copies', async () => {
    expect((await get('/about/index.html.br')).statusCode).toBe(404)
  })
})

test('the 404 page never becomes a 304', async () => {
  expect((await get('/missing', { 'if-none-match': '*' })).statusCode).toBe(404)
  expect((await get('/404', { 'if-none-match': '*' })).statusCode).toBe(404)
})

test.each(['/plain.txt', '/photo.webp', '/about'])('part of %s can be requested', async (url) => {
  const { statusCode, body, headers } = await get(url, { range: 'bytes=2-3' })
  expect([statusCode, body.length]).toEqual([206, 2])
  expect(headers['content-range']).toMatch(/^bytes 2-3\//)
})

describe('a new build', () => {
  const built = (name: string, files: Record<string, string>) => {
    const dir = tempDir()
    writePages(join(dir, name), files)
    return openPages({ site: join(dir, name), policies: join(dir, 'csp.json') })
  }

  test('is served at once and whole, and the hashed files of earlier builds stay available', () => {
    const old = built('old', { 'index.html': 'old', 'gone.html': 'gone', '_astro/app.old.js': 'old script' })
    const fresh = built('new', { 'index.html': 'new', '_astro/app.new.js': 'new script' })
    let current = old
    const site = openSite(
      () => current,
      () => [old],
    )
    expect(site.readPage('/')).toBe('old')
    current = fresh
    expect(site.readPage('/')).toBe('new')
    expect(site.fileFor('/gone')).toBeUndefined()
    expect(site.fileFor('/_astro/app.new.js')?.root).toBe(fresh.root)
    expect(site.fileFor('/_astro/app.old.js')?.root).toBe(old.root)
  })
})
