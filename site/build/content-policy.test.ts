import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyDirectives, policyOf } from './content-policy.ts'

const targets = (policy: readonly string[]) => policy.filter((one) => /^(connect-src|form-action) /.test(one))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = ["default-src 'self'", "base-uri 'none'"]

test('the form may go to this site, and nowhere else', () => {
  expect(targets(policyDirectives({ hostedUrl: '' }))).toEqual(["connect-src 'self'", "form-action 'self'"])
})

test('the form may go to the hosted service that the business names', () => {
  const hostedUrl = 'https://forms.example/f/abc?x=1'
  expect(targets(policyDirectives({ hostedUrl }))).toEqual([
    "connect-src 'self' https://forms.example",
    "form-action 'self' https://forms.example",
  ])
})

test('a page is allowed the scripts and styles that it holds, and no other', () => {
  const html =
    '<style>a{top:0}</style><script type="module">go()</script><script>stay()</script><style>a{top:0}</style>'
  expect(policyOf(directives, html)).toBe(
    `default-src 'self'; base-uri 'none'; script-src 'self' ${hash('go()')} ${hash('stay()')}; style-src 'self' ${hash('a{top:0}')}`,
  )
})

test('data and files of the site need no hash', () => {
  const html = '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>'
  expect(policyOf(directives, html)).toBe("default-src 'self'; base-uri 'none'; script-src 'self'; style-src 'self'")
})
