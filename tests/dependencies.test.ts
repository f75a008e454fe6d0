import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { z } from 'zod'

/** Licenses of packages that run or are shown. Each allows a business to use it in closed-source code. */
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
  // For separate files and shared libraries that can be exchanged: lightningcss, satori, libvips.
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
])

const npm = (...args: string[]): string => {
  const path = process.env.npm_execpath
  const [program, first] = path ? [process.execPath, [path]] : ['npm', []]
  return spawnSync(program, [...first, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout
}

/** True if an SPDX expression can be satisfied: one side of each OR, all parts of each AND. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))

const packages = z.array(z.object({ name: z.string(), version: z.string(), license: z.string().default('none') }))

test('every installed package has an acceptable license', () => {
  const all = packages.parse(JSON.parse(npm('query', ':root *')))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ license }) => !isAllowed(license))).toEqual([])
})

test('no package at run time has a known vulnerability', ({ skip }) => {
  const report = z.object({
    vulnerabilities: z.record(z.string(), z.object({ range: z.string(), severity: z.string() })),
  })
  const printed = npm('audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000')
  const found = report.safeParse(JSON.parse(printed || '{}'))
  if (!found.success) return skip('The registry gave no report.')
  expect(found.data.vulnerabilities).toEqual({})
})
