import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Licences of packages that run or are shown. Each lets a business use it and keep its own code closed. */
const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'CC-BY-4.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'Python-2.0', 'Zlib', 'Unlicense'],
  // Of files and of a shared library that stay as they are and can be exchanged: lightningcss, satori, libvips.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
])

const npm = (...args: string[]): string => {
  const path = process.env.npm_execpath
  const [program, first] = path ? [process.execPath, [path]] : ['npm', []]
  return spawnSync(program, [...first, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout
}

/** Whether an SPDX expression can be met: one side of each OR, every part of each AND. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))

const packages = z.array(z.object({ name: z.string(), version: z.string(), license: z.string().default('none') }))

test('every installed package has a licence that lets a business use it', () => {
  const all = packages.parse(JSON.parse(npm('query', ':root *')))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ license }) => !isAllowed(license))).toEqual([])
})

test('nothing that runs is known to be unsafe', ({ skip }) => {
  const report = z.object({
    vulnerabilities: z.record(z.string(), z.object({ range: z.string(), severity: z.string() })),
  })
  const printed = npm('audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000')
  const found = report.safeParse(JSON.parse(printed || '{}'))
  if (!found.success) return skip('The registry gave no report.')
  expect(found.data.vulnerabilities).toEqual({})
})
