import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleFolder, fittingBundle } from '../server/built/bundle.ts'
import { bundleServer } from './bundle-server.ts'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'))
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{}')
  write('node_modules/greeting/package.json', '{ "type": "module", "exports": "./index.js" }')
  write('node_modules/greeting/index.js', "export const greeting = 'Hello'")
  write('server/name.ts', "export const name: string = 'Ann'")
  write(
    'server/main.ts',
    `import { greeting } from 'greeting'\nconsole.log(greeting)\nconst { name } = await import('./name.ts')\nconsole.log(name)`,
  )
  write('server/commands/main.ts', `import { name } from '../name.ts'\nconsole.log(name)`)
  write('server/start.ts', "console.log('started')")
  write('server/leads.ts', "console.log('started with leads')")
  await bundleServer(root)
})
afterAll(() => rmSync(root, { recursive: true }))

test('the bundled server does what its sources do, without its packages', () => {
  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(execFileSync(process.execPath, [fittingBundle(root) ?? ''], { encoding: 'utf8' })).toBe('Hello\nAnn\n')
})

test('the bundled commands do what their sources do', () => {
  expect(execFileSync(process.execPath, [fittingBundle(root, 'leads') ?? ''], { encoding: 'utf8' })).toBe('Ann\n')
})

test.each([
  ['start', 'started\n'],
  ['start-leads', 'started with leads\n'],
])('what starts them is no TypeScript any more: %s', (name, told) => {
  const file = join(bundleFolder(root), `${name}.js`)
  expect(execFileSync(process.execPath, ['--no-strip-types', file], { encoding: 'utf8' })).toBe(told)
})

test('it names the sources that it was made from, and what stands for its packages', () => {
  const [, ...files] = readFileSync(join(root, 'dist/server/made-from.txt'), 'utf8').split('\n')
  expect(files).toEqual([
    'package-lock.json',
    'server/commands/main.ts',
    'server/leads.ts',
    'server/main.ts',
    'server/name.ts',
    'server/start.ts',
  ])
})
