import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { formPath } from '../../contract/form-path.ts'
import { contentPolicy } from './content-policy.ts'

const targets = (policy: readonly string[]) => policy.filter((one) => /^(connect-src|form-action) /.test(one))

test('the form may go to this site, and nowhere else', () => {
  expect(targets(contentPolicy({ hostedUrl: '' }))).toEqual(["connect-src 'self'", "form-action 'self'"])
})

test('the form may go to the hosted service that the business names', () => {
  const hostedUrl = 'https://forms.example/f/abc?x=1'
  expect(targets(contentPolicy({ hostedUrl }))).toEqual([
    "connect-src 'self' https://forms.example",
    "form-action 'self' https://forms.example",
  ])
})

const built = 'dist/site/quote/index.html'

test.runIf(existsSync(built))('the built page posts to where its policy lets it', () => {
  const { form } = readContent().business
  expect(readFileSync(built, 'utf8')).toContain(`action="${formPath(form)}"`)
  const policies: unknown = JSON.parse(readFileSync('dist/csp.json', 'utf8'))
  expect(policies).toHaveProperty('/quote/')
  for (const part of targets(contentPolicy(form))) expect(JSON.stringify(policies)).toContain(part)
})
