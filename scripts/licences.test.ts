import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isAllowed, licencesOf } from './licences.ts'

describe('a licence', () => {
  test.each([
    'MIT',
    '(MIT OR GPL-3.0)',
    'GPL-3.0 OR MIT',
    '(MIT AND Zlib)',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  ])('%s may be used', (licence) => {
    expect(isAllowed(licence)).toBe(true)
  })

  test.each(['GPL-3.0', 'AGPL-3.0-only', '(MIT AND GPL-3.0)', 'UNLICENSED', 'none', '', 'SEE LICENSE IN x', 'mit'])(
    '%j may not',
    (licence) => {
      expect(isAllowed(licence)).toBe(false)
    },
  )
})

test('packages that are installed for what runs are listed, by what they say themselves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const paths = { a: { license: 'GPL-3.0' }, b: { license: { type: 'ISC' } }, c: {}, tool: { license: 'MIT' } }
  for (const [name, more] of Object.entries(paths)) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
    const text = JSON.stringify({ name, version: '1.0.0', ...more })
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), text)
  }
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/tool': { dev: true },
    'node_modules/for-another-machine': { optional: true },
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  const listed = licencesOf(folder).map(({ name, licence }) => `${name} ${licence}`)
  expect(listed).toEqual(['a GPL-3.0', 'b ISC', 'c none'])
})
