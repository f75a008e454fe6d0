import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, resolve } from 'node:path'
import { StartError } from '../server/process/start-error.ts'

/** The folder that holds package.json. */
export const projectFolder = dirname(import.meta.dirname)

/** Where the builds are: `dist`, or wherever BUILD_DIR points. */
export const buildDir = (): string => resolve(projectFolder, process.env.BUILD_DIR || 'dist')

/** Throws a sentence for a folder in which Astro cannot build: it reads a % in a path as the start of an encoded sign. */
export const checkFolder = (folder: string): void => {
  if (folder.includes('%'))
    throw new StartError(
      `The project's folder is ${folder}: no site can be built in a folder with a % in its name. Rename it.`,
    )
}

const chain = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...chain(error.cause)] : error === undefined ? [] : [error]

/**
 * What to print when a script stops. A ContentError or a StartError is the owner's to correct and its sentence says all;
 * any other error is ours, so it keeps its stack.
 */
export const sentenceOf = (error: unknown): string => {
  const mistake = chain(error).find((one) => one instanceof Error && ['ContentError', 'StartError'].includes(one.name))
  if (mistake instanceof Error) return mistake.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Starts this same Node on a script, its output shown as ours. */
export const startNode = (args: string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...options.env },
  })

/** True when the process ended by itself with code 0; false too when it could not start or was stopped. */
export const succeeds = async (child: ChildProcess): Promise<boolean> => {
  try {
    const [code] = await once(child, 'exit')
    return code === 0
  } catch {
    return false
  }
}

/** Runs a program of the machine, its output shown as ours. */
export const runs = (program: string, args: string[]): Promise<boolean> =>
  succeeds(spawn(program, args, { stdio: 'inherit' }))
