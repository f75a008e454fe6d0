import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { bundleFolder, sourceOf, starterOf } from '../../server/built/bundle.ts'
import { serverEnvironment, serverFlags } from '../../server/process-settings.ts'
import { packageClosure } from './package-closure.ts'
import { sourceGraph } from './source-graph.ts'

/** The programs of the package: what each is called, and the file that it runs. */
export const programs = {
  start: 'dist/server/start.js',
  leads: 'dist/server/start-leads.js',
  backup: 'server/backup.ts',
  'launch-check': 'server/launch-check.ts',
}

// The bundle falls back on its sources where somebody has changed these.
const sources = [...Object.values(sourceOf), ...Object.values(starterOf), programs.backup, programs['launch-check']]

// A program that the server starts: no import leads to it.
const learner = 'server/assistant/learn-apart.ts'
const wordVectors = 'server/assistant/language/word-vectors.bin'

export type PackageParts = {
  /** The project that is packaged. */
  root: string
  /** Its built site, with csp.json, what the server reads of the content, and the bundled server beside it. */
  siteDir: string
  /** The Node program that goes along. */
  node: string
  target: string
}

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() })

/** Name, version and licence of the project in `root`. */
export const readManifest = (root: string) =>
  manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

// What a package brings along for those who develop with it.
const isNeeded = (path: string): boolean =>
  !/\.([cm]?ts|map|flow)$|(^|\/)(tests?|benchmarks?|\.github|docs|examples?)$|\/(?!licen[cs]e|notice)[^/]*\.md$/i.test(
    path,
  )

const exported = Object.entries(serverEnvironment).map(([name, value]) => `export ${name}=${value}`)

// The shell's own words only: a bare machine may have no other program. It stays where it is called: a backup may be
// named from there. The rest is as with npm start.
const wrapper = (file: string) => `#!/bin/sh
case "$0" in
  */*) here=\${0%/*} ;;
  *) here=. ;;
esac
${exported.join('\n')}
exec "$here/node/bin/node" ${serverFlags.join(' ')} "$here/${file}" "$@"
`

const copyFiles = (root: string, target: string, files: readonly string[]) => {
  for (const file of files) {
    mkdirSync(join(target, dirname(file)), { recursive: true })
    copyFileSync(join(root, file), join(target, file))
  }
}

const copyPackages = (root: string, target: string, folders: readonly string[]) => {
  for (const folder of folders) {
    const from = join(root, folder)
    const isOwn = (path: string) =>
      path === from || (basename(path) !== 'node_modules' && isNeeded(path.slice(from.length)))
    cpSync(from, join(target, folder), { recursive: true, filter: isOwn })
  }
}

const copyNode = (node: string, target: string) => {
  mkdirSync(join(target, 'node/bin'), { recursive: true })
  copyFileSync(node, join(target, 'node/bin/node'))
  chmodSync(join(target, 'node/bin/node'), 0o755)
  const licence = join(dirname(node), '..', 'LICENSE')
  if (existsSync(licence)) copyFileSync(licence, join(target, 'node/LICENSE'))
}

const writePrograms = (target: string) => {
  for (const [name, file] of Object.entries(programs)) writeFileSync(join(target, name), wrapper(file), { mode: 0o755 })
}

/** Puts the built site, the server with what it needs at run time, and Node into the folder `target`. */
export const assemble = ({ root, siteDir, node, target }: PackageParts): void => {
  rmSync(target, { recursive: true, force: true })
  const { files, packages } = sourceGraph(root, [...sources, learner])
  copyFiles(root, target, [...files, wordVectors, 'LICENSE', 'package-lock.json', '.env.example', 'docs/operations.md'])
  copyPackages(root, target, packageClosure(root, packages))
  cpSync(join(root, 'content'), join(target, 'content'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  })
  cpSync(join(root, 'deploy'), join(target, 'deploy'), { recursive: true, filter: (path) => !path.endsWith('.ts') })
  cpSync(siteDir, join(target, 'dist/site'), { recursive: true })
  for (const file of ['csp.json', 'content.bin', 'assistant.bin', '.built-from']) {
    const place = join(siteDir, '..', file)
    if (existsSync(place)) copyFileSync(place, join(target, 'dist', file))
  }
  cpSync(join(siteDir, '..', 'server'), bundleFolder(target), { recursive: true })
  copyNode(node, target)
  writePrograms(target)
  const { name, version, license } = readManifest(root)
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify({ name, version, license, type: 'module' }, null, 2)}\n`,
  )
}
