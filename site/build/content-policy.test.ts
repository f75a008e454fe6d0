import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const targets = (policy: readonly string[]) => policy.filter((one) => /^(connect-src|form-action) /.test(one))

test('the form may go to this site, and nowhere else: of scripts that is said of everything', () => {
  const policy = contentPolicy({ hostedUrl: '' })
  expect(targets(policy)).toEqual(["form-action 'self'"])
  expect(policy).toContain("default-src 'self'")
})

test('the form may go to the hosted service that the business names', () => {
  const hostedUrl = 'https://forms.example/f/abc?x=1'
  expect(targets(contentPolicy({ hostedUrl }))).toEqual([
    "connect-src 'self' https://forms.example",
    "form-action 'self' https://forms.example",
  ])
})
