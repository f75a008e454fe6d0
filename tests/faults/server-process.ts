import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const settings = {
  HOST: '127.0.0.1',
  PORT: '0',
  SMTP_URL: '',
  DATABASE_URL: '',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'silent',
}

/** Resident memory of a process in megabytes. */
export const memoryOf = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

export type ServerProcess = {
  child: ChildProcess
  url: string
  /** Sends the signal and waits for the exit. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

/** A program that starts in half a second, for drills with many starts. */
export const smallProgram = 'tests/faults/small-server-main.ts'

/** Starts the server, or another program, as a process on a free port. */
export const startServerProcess = async (
  env: NodeJS.ProcessEnv,
  program = 'server/main.ts',
  cwd = process.cwd(),
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [program], {
    cwd,
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part
      const address = /Ready: (\S+)\n/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await gone
  }
  return { child, url, end }
}
