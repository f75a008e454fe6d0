import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serverFlags } from './process-settings.ts'

test('npm start tells Node what is measured and packed', () => {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(scripts.start).toContain(`node ${serverFlags.join(' ')} `)
})
