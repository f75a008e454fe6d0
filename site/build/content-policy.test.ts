import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { policyDirectives, policyOf } from './content-policy.ts'

const targets = (policy: readonly string[]) => policy.filter((one) => /^(connect-src|form-action) /.test(one))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = ["default-src 'self'", "base-uri 'none'"]

test('the form may post to this site only', () => {
  expect(targets(policyDirectives({ hostedUrl: '' }))).toEqual(["connect-src 'self'", "form-action 'self'"])
})

test('the form may post to the hosted service of the business', () => {
  const hostedUrl = 'https://forms.example/f/abc?x=1'
  expect(targets(policyDirectives({ hostedUrl }))).toEqual([
    "connect-src 'self' https://forms.example",
    "form-action 'self' https://forms.example",
  ])
})

test('a page may run the scripts and styles it contains, and no others', () => {
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
