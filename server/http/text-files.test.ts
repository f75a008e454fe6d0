import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { testApp, writePages } from '../testing/test-app.ts'
import { openSite } from './site.ts'

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

describe('a page that was compressed by the build', () => {
  test.each([
    ['gzip, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['zstd', undefined],
    ['', undefined],
  ])('is answered to %j as %s', async (accepted, coding) => {
    const { headers, rawPayload } = await get('/about', { 'accept-encoding': accepted })
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-length': String(rawPayload.length) })
    expect(headers['content-encoding']).toBe(coding)
    const expected = coding === 'br' ? pages['about/index.html.br'] : pages['about/index.html.gz']
    expect(rawPayload).toEqual(coding ? expected : Buffer.from('about'))
  })

  test('has another strong tag in each form, and answers 304 to whoever names it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => (await get('/about', { 'accept-encoding': accepted })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': `"other", W/${tags[0]}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tags[0]])
    expect(again.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
    // A policy here would take the place of the page's own in what the browser kept.
    expect(again.headers['content-security-policy']).toBeUndefined()
    const other = await get('/about', { 'accept-encoding': 'gzip', 'if-none-match': String(tags[0]) })
    expect(other.statusCode).toBe(200)
  })

  test('has no address for its compressed forms', async () => {
    expect((await get('/about/index.html.br')).statusCode).toBe(404)
  })

  test('tells a HEAD how long it is and sends nothing', async () => {
    const { statusCode, headers, body } = await get('/about', {}, 'HEAD')
    expect([statusCode, headers['content-length'], body]).toEqual([200, '5', ''])
  })
})

test('the page for what is missing never becomes a 304', async () => {
  expect((await get('/missing', { 'if-none-match': '*' })).statusCode).toBe(404)
  expect((await get('/404', { 'if-none-match': '*' })).statusCode).toBe(404)
})

test.each(['/plain.txt', '/photo.webp', '/about'])('a part of %s may be asked for', async (url) => {
  const { statusCode, body, headers } = await get(url, { range: 'bytes=2-3' })
  expect([statusCode, body.length]).toEqual([206, 2])
  expect(headers['content-range']).toMatch(/^bytes 2-3\//)
})

describe('a site that is built again', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is shown within a second of its last file, and its old pages until then', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const dir = tempDir()
    const stamp = join(dir, '.built-from')
    writePages(join(dir, 'site'), { 'index.html': 'old' })
    writeFileSync(stamp, '')
    const site = openSite(join(dir, 'site'))
    expect(site.readPage('/')).toBe('old')

    rmSync(stamp)
    rmSync(join(dir, 'site/index.html'))
    vi.advanceTimersByTime(2000)
    expect(site.readPage('/')).toBe('old')

    writePages(join(dir, 'site'), { 'index.html': 'new' })
    writeFileSync(stamp, '')
    utimesSync(stamp, 1, 1)
    expect(site.readPage('/')).toBe('old')
    vi.advanceTimersByTime(2000)
    expect(site.readPage('/')).toBe('new')
  })

  test('answers nothing for a page that vanished', () => {
    const dir = tempDir()
    writePages(dir, { 'index.html': 'old', 'other.html': 'other' })
    const site = openSite(dir)
    expect(site.fileFor('/')).toBe('index.html')
    rmSync(join(dir, 'index.html'))
    expect(site.readPage('/')).toBeUndefined()
  })
})
