import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url))

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
