import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deskSchema } from '../content/schema/desk-words.ts'
import { readContent } from '../content/schema/read.ts'
import { contentFiles } from '../content/schema/read-files.ts'
import { secondBusiness, secondContent } from './second-business.ts'
import { shippedTest } from './shipped-business.ts'

// Import rules between folders are in biome.json (noRestrictedImports); these tests cover the rest.

const notOurs = new Set(['.git', 'node_modules', 'dist', 'data', '.astro', 'test-results'])
const paths = globSync('**/*', { exclude: (path) => notOurs.has(basename(path)) })
const files = paths.filter((path) => statSync(path).isFile())
const ending = (...ends: string[]) => files.filter((path) => ends.some((end) => path.endsWith(`.${end}`)))
const read = (path: string) => readFileSync(path, 'utf8')

/** `file:line` of each matching line. */
const findIn = (among: string[], pattern: RegExp): string[] =>
  among.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  )

const source = ending('ts', 'tsx', 'mjs', 'astro', 'css', 'py')
const text = [...source, ...ending('md', 'yaml', 'yml', 'json', 'html', 'sh', 'svg', 'txt', 'toml', 'service')]

test('there are files to check', () => {
  expect(source).toContain('tests/walls.test.ts')
  expect(text).toContain('package.json')
})

describe('files and folders', () => {
  test('have names that describe their contents', () => {
    const vague = /^(utils?|helpers?|common|misc|lib)(\.|$)/i
    expect(paths.filter((path) => vague.test(basename(path)))).toEqual([])
  })

  test('of source code have at most 250 lines', () => {
    const lines = (path: string) => read(path).trimEnd().split('\n').length
    expect(source.filter((path) => lines(path) > 250)).toEqual([])
  })

  test('of source code hold at most 40 files', () => {
    const inFolder = Map.groupBy(files, (path) => dirname(path))
    const full = [...new Set(source.map((path) => dirname(path)))].filter(
      (folder) => (inFolder.get(folder)?.length ?? 0) > 40,
    )
    expect(full).toEqual([])
  })
})

test('no two files of the product have one name, but for routes and what starts a program', () => {
  // Names that still stand twice, each for a component or its reader in another room.
  const twice = ['cityfacts', 'newentry', 'sentencechanges', 'site', 'tokentext', 'main']
  const product = /^(?:content|contract|desk|pricing|scripts|server|site)\//
  const named = source.filter((path) => product.test(path) && !/\.css$|\.test\.|^site\/pages\/|\/testing\//.test(path))
  const byName = Map.groupBy(named, (path) =>
    basename(path)
      .replace(/\.\w+$/, '')
      .replaceAll('-', '')
      .toLowerCase(),
  )
  expect([...byName].flatMap(([name, own]) => (own.length > 1 && !twice.includes(name) ? [own] : []))).toEqual([])
})

describe('the three programs', () => {
  // Forbidden imports; the linter cannot tell the two folders named "desk" apart.
  const forbidden: [from: string, what: RegExp][] = [
    ['site/', /^(?:server|desk)\//],
    ['server/', /^(?:site|desk)\//],
    ['desk/', /^(?:server\/|site\/(?!(?:ui|styles)\/)|content\/(?!schema\/))/],
    ['contract/', /^(?:site|server|desk)\//],
    ['pricing/', /^(?:site|server|desk|contract|content)\//],
  ]
  const imported = /(?:\bfrom|\bimport|\bimport\()\s*'(\.[^']+)'/g

  /** The project's files imported by a folder's code. */
  const importsOf = (from: string) =>
    source
      .filter((path) => path.startsWith(from) && !path.includes('.test.'))
      .flatMap((path) =>
        [...read(path).matchAll(imported)].map(([, to = '']) => ({
          path,
          to: normalize(join(dirname(path), to)).replaceAll('\\', '/'),
        })),
      )

  test.each(forbidden)('of which %s imports nothing from the others', (from, what) => {
    expect(importsOf(from).filter(({ to }) => what.test(to))).toEqual([])
  })

  test("of which the server's rooms call each other through the app, and never import a store, route, round or plugin", () => {
    const rooms = ['quotes', 'mail', 'assistant', 'desk', 'ops']
    const roomOf = (path: string) => rooms.find((room) => path.startsWith(`server/${room}/`))
    // Commands run without a server.
    const isCommand = (path: string) => /^server\/ops\/(?:commands|programs)\//.test(path)
    const isOwn = /(?:-store|routes|-round|outbox|notices|watch|submit-\w+|test-leads|\/(\w+)\/\1)\.ts$/
    const across = importsOf('server/').filter(
      ({ path, to }) => roomOf(path) && roomOf(to) && roomOf(path) !== roomOf(to) && !isCommand(path) && isOwn.test(to),
    )
    expect(across).toEqual([])
  })
})

describe('the code knows no business', () => {
  // Where its names may occur: content, tests of the built site, and questions for the assistant.
  const itsOwn = [
    /^(?:content\/(?!schema\/)|docs\/|deploy\/|art\/|tests\/(?:journeys|record)\/|[A-Z]+\.md$)/,
    /^server\/assistant\/(?:rank\/more-asks\.json|slots\/phrases\/|danger\/(?:sayings\/|(?:held-out|told)-danger\.yaml))/,
    /^bench\/assistant\//,
    // Recognizes the shipped business by name.
    /^(?:tests\/shipped-business\.ts|server\/ops\/launch-check\/(?:shipped-content\.json|content-rows\.test\.ts))$/,
    /^(?:content\/schema\/mistakes\.yaml|server\/assistant\/(?:engine|guide|follow-up|page-language|truth\/truth-checker)\.test\.ts)$/,
    // Changes words in a copy of content/ and expects the server to serve them.
    /^tests\/faults\/builds\.test\.ts$/,
  ]

  shippedTest('that ships with it: its name, its phone and its towns stand in content only', () => {
    const { business, cities } = readContent()
    const names = [business.shortName, ...cities.map(({ name }) => name), ...business.coreCities]
    const digits = business.phone.replace(/\D/g, '').slice(-7)
    const pattern = new RegExp(`\\b(?:${names.join('|')})\\b|${digits.slice(0, 3)}\\W?${digits.slice(3)}`, 'i')
    expect(
      findIn(
        text.filter((path) => !itsOwn.some((place) => place.test(path))),
        pattern,
      ),
    ).toEqual([])
  })

  test('and the second business has every word that the code uses', () => {
    expect(secondContent.services).toHaveLength(2)
    expect(contentFiles(secondBusiness).yaml('en/desk.yaml', deskSchema).title).not.toBe('')
  })
})

test('a published range is written out nowhere else: words and pages name its place in the price list', () => {
  const ranges = [...read('content/pricing.yaml').matchAll(/(?<=: )(\d{2,})-(\d{2,})/g)]
  expect(ranges.length).toBeGreaterThan(5)
  const written = ranges.map(([, from, to]) => `${from}[-–]\\$?${to}`).join('|')
  const words = ending('md', 'yaml').filter((path) => /^content\/[a-z]{2}\//.test(path))
  const pages = source.filter((path) => path.startsWith('site/') && !path.includes('.test.'))
  expect(findIn([...words, ...pages], new RegExp(`(?<![\\d-])(?:${written})(?![\\d-])`))).toEqual([])
})

describe('no file', () => {
  test('contains a path of the machine it was written on', () => {
    const folders = ['work', 'tmp', 'root', 'home/\\w+', 'Users/\\w+'].join('|')
    expect(findIn(text, new RegExp(`(?<![\\w.)}\\]/~-])/(${folders})/`))).toEqual([])
  })

  test('has a style attribute, which the content policy blocks', () => {
    expect(findIn(ending('tsx', 'astro'), /\sstyle=/)).toEqual([])
  })

  test('silences a check or has a to-do', () => {
    const marks = ['biome-ignore', '@ts-ignore', '@ts-expect-error', '@ts-nocheck', 'TODO', 'FIXME']
    const here = 'tests/walls.test.ts'
    expect(
      findIn(
        source.filter((path) => path !== here),
        new RegExp(marks.join('|')),
      ),
    ).toEqual([])
  })

  test('of ui/ has styles that a band could not override', () => {
    const styles = ending('css').filter((path) => path.startsWith('site/'))
    const inUi = (path: string) => path.startsWith('site/ui/')
    expect(findIn(styles.filter(inUi), /^@layer (?!components\.ui \{)/)).toEqual([])
    expect(
      findIn(
        styles.filter((path) => !inUi(path)),
        /^@layer components\./,
      ),
    ).toEqual([])
  })

  test('locks a package with its registry', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"')
  })
})

describe('the documents', () => {
  const scripts: unknown = JSON.parse(read('package.json')).scripts
  const builtIn = ['install', 'ci', 'run', 'audit', 'outdated', 'update']
  const commands = (path: string) =>
    [...read(path).matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].flatMap(([, name]) => (name ? [name] : []))

  test('name only existing npm scripts', () => {
    const unknown = ending('md').flatMap((path) =>
      commands(path)
        .filter((name) => !builtIn.includes(name))
        .filter((name) => !Object.hasOwn(Object(scripts), name))
        .map((name) => `${path}: npm ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('have a README that starts with the two commands', () => {
    expect(commands('README.md')).toEqual(expect.arrayContaining(['start', 'test']))
  })
})
