import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readContent } from '../../content/schema/read.ts'
import { formPath } from '../../contract/form-path.ts'
import { policyDirectives } from '../../site/build/content-policy.ts'
import { build, site } from './built-pages.ts'

test("the policy of the built quote page allows its form's target", () => {
  const { form } = readContent().business
  expect(readFileSync(join(site, 'quote/index.html'), 'utf8')).toContain(`action="${formPath(form)}"`)
  const policies = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(build.policies, 'utf8')))
  const targets = policyDirectives(form).filter((one) => /^(connect-src|default-src|form-action) /.test(one))
  expect(targets).toEqual(["default-src 'none'", "connect-src 'self'", "form-action 'self'"])
  for (const target of targets) expect(policies['/quote/']).toContain(target)
})
