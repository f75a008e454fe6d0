import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyOf } from './policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = ["default-src 'self'", "base-uri 'none'"]

test('a page is allowed the scripts and styles that it holds, and no other', () => {
  const html = '<style>a{top:0}</style><script type="module">go()</script><script>stay()</script>'
  expect(policyOf(directives, html)).toBe(
    `default-src 'self'; base-uri 'none'; script-src 'self' ${hash('go()')} ${hash('stay()')}; style-src 'self' ${hash('a{top:0}')}`,
  )
})

test('data and files of the site need no hash', () => {
  const html = '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>'
  expect(policyOf(directives, html)).toBe("default-src 'self'; base-uri 'none'; script-src 'self'; style-src 'self'")
})

test('frames are allowed only where the page names their address', () => {
  const framed = [...directives, 'frame-src https://maps.example']
  expect(policyOf(framed, '<p>no map</p>')).not.toContain('frame-src')
  expect(policyOf(framed, `<astro-island props='{"src":"https://maps.example/?q=1"}'>`)).toContain(
    '; frame-src https://maps.example;',
  )
})
