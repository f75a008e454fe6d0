import { type ChildProcess, execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { type ServerProcess, startProgram } from '../machine/server-program.ts'

/** Resident memory of a process in megabytes. */
export const memoryOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

/** A program that starts in half a second, for drills with many starts. */
export const smallProgram = 'tests/faults/small-server-main.ts'

/** Starts the server, or another program, until the end of the test. */
export const startServerProcess = (env: NodeJS.ProcessEnv, program?: string, cwd?: string): Promise<ServerProcess> =>
  startProgram(env, {
    ...(program && { program }),
    ...(cwd && { cwd }),
    onStart: (child) => onTestFinished(() => void child.kill('SIGKILL')),
  })
