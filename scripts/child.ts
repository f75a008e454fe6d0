import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, resolve } from 'node:path'
import { StartError } from '../server/process/start-error.ts'

/** Folder of package.json. */
export const projectFolder = dirname(import.meta.dirname)

/** Folder of the builds: `dist`, or BUILD_DIR. */
export const buildDir = (): string => resolve(projectFolder, process.env.BUILD_DIR || 'dist')

/** Throws `StartError` for a folder in which Astro cannot build: it decodes a % in a path. */
export const checkFolder = (folder: string): void => {
  if (folder.includes('%'))
    throw new StartError(
      `The project's folder is ${folder}: no site can be built in a folder with a % in its name. Rename it.`,
    )
}

const chain = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...chain(error.cause)] : error === undefined ? [] : [error]

const mistakeIn = (error: unknown): Error | undefined =>
  chain(error).find((one): one is Error => one instanceof Error && ['ContentError', 'StartError'].includes(one.name))

/** True if a script failed for a reason that the owner can correct. */
export const isForOwner = (error: unknown): boolean => mistakeIn(error) !== undefined

/**
 * What to print when a script fails. ContentError and StartError explain themselves; other errors are bugs and keep
 * their stack.
 */
export const sentenceOf = (error: unknown): string => {
  const mistake = mistakeIn(error)
  if (mistake) return mistake.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Runs this Node on a script, with inherited output. */
export const startNode = (args: string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...options.env },
  })

/** True if the process exits with code 0. */
export const succeeds = async (child: ChildProcess): Promise<boolean> => {
  try {
    const [code] = await once(child, 'exit')
    return code === 0
  } catch {
    return false
  }
}
