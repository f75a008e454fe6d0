import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { editFile } from '../schema/edit/edit-file.ts'
import type { ContentStep } from './step-kinds.ts'

const zero = /^0(?:-0)?$/
const pricesSchema = z.object({
  discounts: z.record(z.string(), z.unknown()).default({}),
  claims: z.record(z.string(), z.object({ value: z.unknown() })).default({}),
})

/** Empties each discount and claim of 0: the business has none, and the texts that name it are left out. */
export const emptyZeros: ContentStep = (root) => {
  const file = join(root, 'pricing.yaml')
  if (!existsSync(file)) return []
  const { discounts, claims } = pricesSchema
    .catch({ discounts: {}, claims: {} })
    .parse(parse(readFileSync(file, 'utf8')))
  const figures = [
    ...Object.entries(discounts).map(([name, value]) => ({ path: ['discounts', name], value })),
    ...Object.entries(claims).map(([name, { value }]) => ({ path: ['claims', name, 'value'], value })),
  ]
  return figures
    .filter(({ value }) => zero.test(String(value)))
    .map(({ path }) => {
      writeFileSync(file, editFile('pricing.yaml', readFileSync(file, 'utf8'), path, ''))
      return `pricing.yaml: "${path.join('.')}" is empty now instead of 0, and the texts that name it are left out.`
    })
}
