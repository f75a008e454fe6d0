import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const read = (path: string) => readFileSync(path, 'utf8')

test('pull requests run the same checks as everybody', () => {
  const step = z.looseObject({ run: z.string().optional(), 'continue-on-error': z.never().optional() })
  const { jobs } = z
    .object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) })
    .parse(parse(read('.github/workflows/test.yml')))
  expect(Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run))).toContain('npm test')
})

test('all kinds of dependencies are updated automatically', () => {
  const { updates } = z
    .object({ updates: z.array(z.object({ 'package-ecosystem': z.string(), directory: z.string() })) })
    .parse(parse(read('.github/dependabot.yml')))
  expect(updates.map((one) => one['package-ecosystem']).sort()).toEqual(['docker', 'github-actions', 'npm'])
  expect(updates.filter(({ directory }) => !existsSync(join('.', directory)))).toEqual([])
})

test('the changelog has the version of package.json', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
  expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`)
})

describe('the documents', () => {
  const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')]

  test('link to existing files and headings', () => {
    const anchor = (heading: string) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s/g, '-')
    const headings = (path: string) => [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchor(text))
    const broken = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|\/)([^)#\s]*)(?:#([^)]*))?\)/g)]
        .filter(([, to = '', part]) => {
          const target = to === '' ? path : join(dirname(path), to)
          return !existsSync(target) || (part !== undefined && !headings(target).includes(part))
        })
        .map(([link]) => `${path}: ${link}`),
    )
    expect(broken).toEqual([])
  })
})
