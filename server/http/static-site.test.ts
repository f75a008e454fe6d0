import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { testApp } from '../testing/test-app.ts'
import { openPages, openSite } from './site.ts'

const pages = {
  'index.html': 'home',
  'about/index.html': 'about',
  'ohio/gambier/index.html': 'gambier',
  '404.html': 'our 404',
  '500.html': 'our 500',
  '_astro/app.abc.js': 'script',
  'favicon.svg': '<svg/>',
  'rss.xml': '<rss>ñ</rss>',
  '.hidden': 'hidden',
}

describe('the site', () => {
  test.each([
    ['/', 200, 'home'],
    ['/about', 200, 'about'],
    ['/about/', 200, 'about'],
    ['/about?from=mail', 200, 'about'],
    ['/ohio/gambier', 200, 'gambier'],
    ['/missing', 404, 'our 404'],
    ['/.hidden', 404, 'our 404'],
    ['/..%2f..%2fdata/leads.db', 404, 'our 404'],
    ['/..%5c..%5cdata', 404, 'our 404'],
    ['/about%00', 404, 'our 404'],
    ['//about', 404, 'our 404'],
    ['/__proto__', 404, 'our 404'],
    ['/404', 404, 'our 404'],
    ['/500', 500, 'our 500'],
  ])('answers %s with %i', async (url, status, body) => {
    const { app } = await testApp({ pages })
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.body]).toEqual([status, body])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test.each([
    ['/ohio/danville', 302, '/'],
    ['/ohio/nowhere', 302, '/'],
    ['/gutters', 301, '/gutter-cleaning'],
    ['/gutters/', 301, '/gutter-cleaning'],
  ])('leads %s on with %i', async (url, status, location) => {
    const { app } = await testApp({ pages })
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
  })

  test('says in which charset feeds and site maps are written', async () => {
    const { app } = await testApp({ pages })
    const answer = await app.inject({ url: '/rss.xml' })
    expect([answer.headers['content-type'], answer.body]).toEqual(['application/xml; charset=utf-8', '<rss>ñ</rss>'])
  })

  test('lets hashed files be kept for good and pages be asked for again', async () => {
    const { app } = await testApp({ pages })
    expect((await app.inject({ url: '/_astro/app.abc.js' })).headers['cache-control']).toContain('immutable')
    const page = await app.inject({ url: '/about' })
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({ url: '/about', headers: { 'if-none-match': String(page.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
    // Those that replace the kept ones are the page's own.
    expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
  })

  test('tells of a page all but the page itself, to whoever asks for its head', async () => {
    const { app } = await testApp({ pages })
    const [whole, head] = [await app.inject('/about'), await app.inject({ method: 'HEAD', url: '/about' })]
    const { 'x-request-id': _id, date: _date, ...told } = whole.headers
    expect(head.headers).toMatchObject(told)
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '5'])
    expect(head.headers['x-request-id']).not.toBe(whole.headers['x-request-id'])
  })

  test('answers a path that is too long for any file with a 404, and writes nothing of it into the log', async () => {
    const lines: string[] = []
    const { app } = await testApp({ pages, logger: { level: 'trace', stream: { write: (line) => lines.push(line) } } })
    for (const url of [`/${'a'.repeat(300)}`, `/about/${'a'.repeat(5000)}.html`, `/_astro/${'a'.repeat(300)}`])
      expect((await app.inject({ url })).statusCode).toBe(404)
    expect(lines.join('')).not.toContain('aaa')
  })

  test('takes no POST on a page', async () => {
    const { app } = await testApp({ pages })
    const answer = await app.inject({ method: 'POST', url: '/about' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    expect((await app.inject({ method: 'POST', url: '/missing' })).statusCode).toBe(404)
  })

  test('is well', async () => {
    const { app } = await testApp({ pages })
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})

describe('every answer', () => {
  test.each(['/', '/missing', '/favicon.svg', '/ohio/x', '/f/quote', '/healthz'])('of %s is guarded', async (url) => {
    const { app } = await testApp({ pages })
    const { headers } = await app.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('insists on https once the site is there', async () => {
    const { app } = await testApp({ siteUrl: 'https://example.com' })
    expect((await app.inject({ url: '/' })).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('insists on it for the names below the site only where the setting says so', async () => {
    const { app } = await testApp({ siteUrl: 'https://example.com', set: { HSTS_SUBDOMAINS: true } })
    const { headers } = await app.inject({ url: '/' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('of a page carries the policy that the build computed for it', () => {
    const dir = tempDir()
    const policies = join(dir, 'csp.json')
    writeFileSync(policies, JSON.stringify({ '/about/': "script-src 'sha256-x';" }))
    const pages = openPages({ site: join(dir, 'site'), policies })
    const site = openSite(() => pages)
    expect(site.policyFor('/about')).toBe("script-src 'sha256-x'; frame-ancestors 'none'")
    expect(site.policyFor('/about/')).toBe(site.policyFor('/about'))
    expect(site.policyFor('/other')).toContain("default-src 'self'")
  })
})
