import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { testApp } from '../testing/test-app.ts'
import { openPages, openSite } from './built-site.ts'

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
    ['/ohio', 302, '/'],
    ['/gutters?utm_source=flyer', 301, '/gutter-cleaning?utm_source=flyer'],
  ])('redirects %s with %i', async (url, status, location) => {
    const { app } = await testApp({ pages })
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
  })

  test('states the charset of feeds and site maps', async () => {
    const { app } = await testApp({ pages })
    const answer = await app.inject({ url: '/rss.xml' })
    expect([answer.headers['content-type'], answer.body]).toEqual(['application/xml; charset=utf-8', '<rss>ñ</rss>'])
  })

  test('lets caches store hashed files forever and revalidate pages', async () => {
    const { app } = await testApp({ pages })
    expect((await app.inject({ url: '/_astro/app.abc.js' })).headers['cache-control']).toContain('immutable')
    const page = await app.inject({ url: '/about' })
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await app.inject({ url: '/about', headers: { 'if-none-match': String(page.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
    // Headers that replace the cached ones must be the page's own.
    expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
  })

  test('answers a HEAD of a page with its headers and no body', async () => {
    const { app } = await testApp({ pages })
    const [whole, head] = [await app.inject('/about'), await app.inject({ method: 'HEAD', url: '/about' })]
    const { 'x-request-id': _id, date: _date, ...told } = whole.headers
    expect(head.headers).toMatchObject(told)
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '5'])
    expect(head.headers['x-request-id']).not.toBe(whole.headers['x-request-id'])
  })

  test('accepts neither POST nor TRACE', async () => {
    const { app } = await testApp({ pages })
    const answer = await app.inject({ method: 'POST', url: '/about' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
    const trace = await app.inject({ method: 'TRACE', url: '/about', headers: { cookie: 'a=secret' } })
    expect([trace.statusCode >= 400, trace.body.includes('secret')]).toEqual([true, false])
    expect((await app.inject({ method: 'POST', url: '/missing' })).statusCode).toBe(404)
  })
})

describe('every response', () => {
  test('has HSTS over https only, and for subdomains only with the setting', async () => {
    const plain = await testApp()
    expect((await plain.app.inject('/')).headers['strict-transport-security']).toBeUndefined()
    const { app } = await testApp({ siteUrl: 'https://example.com', set: { HSTS_SUBDOMAINS: true } })
    const { headers } = await app.inject({ url: '/' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('of a page has the policy from the build', () => {
    const dir = tempDir()
    const policies = join(dir, 'csp.json')
    writeFileSync(policies, JSON.stringify({ '/about/': "script-src 'sha256-x';" }))
    const pages = openPages({ site: join(dir, 'site'), policies })
    const site = openSite(() => pages)
    expect(site.policyFor('/about')).toBe("script-src 'sha256-x'; frame-ancestors 'none'")
    expect(site.policyFor('/about/')).toBe(site.policyFor('/about'))
    expect(site.policyFor('/other')).toContain("default-src 'none'")
  })
})
