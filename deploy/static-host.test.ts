import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openPages } from '../server/http/built-site.ts'
import { headersFile, redirectsFile } from './static-host.ts'

const addresses = {
  placesPath: '/california',
  redirects: { '/services/commercial-cleaning': '/commercial-cleaning' },
  languages: ['en', 'es'],
}

test('a static host forwards forms and questions to the server, so that they stay on the same origin', () => {
  expect(redirectsFile('https://leads.example.com', addresses).split('\n')).toEqual([
    '/f/* https://leads.example.com/f/:splat 200!',
    '/p/* https://leads.example.com/p/:splat 200!',
    '/functions/* https://leads.example.com/functions/:splat 200!',
    '/services/commercial-cleaning /commercial-cleaning 301',
    '/california/* / 302',
    '/es/california/* /es 302',
    '',
  ])
})

test('a static host sends the headers that the server would', () => {
  const root = mkdtempSync(join(tmpdir(), 'static-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [dir, policies] = [join(root, 'site'), join(root, 'csp.json')]
  mkdirSync(join(dir, 'about'), { recursive: true })
  for (const file of ['index.html', 'about/index.html', 'rss.xml']) writeFileSync(join(dir, file), '')
  writeFileSync(policies, JSON.stringify({ '/': "script-src 'none'", '/about/': "script-src 'self'" }))

  const blocks = headersFile(openPages({ site: dir, policies }), {
    siteUrl: 'https://example.com',
    isStaging: true,
  }).split('\n\n')
  expect(blocks.map((one) => one.split('\n')[0])).toEqual(['/*', '/_astro/*', '/rss.xml', '/about', '/about/', '/'])
  const [everywhere, assets, feed, about, , home] = blocks
  expect(everywhere).toContain('  x-robots-tag: noindex, nofollow')
  expect(everywhere).toContain('  strict-transport-security: max-age=')
  expect(everywhere).not.toContain('content-security-policy')
  expect(everywhere).not.toContain('cross-origin-resource-policy')
  expect(assets).toContain('immutable')
  expect(feed).toContain('  content-type: application/xml; charset=utf-8')
  expect(about).toContain("  content-security-policy: script-src 'self'; frame-ancestors 'none'")
  expect(home).toContain("  content-security-policy: script-src 'none'; frame-ancestors 'none'")
})
