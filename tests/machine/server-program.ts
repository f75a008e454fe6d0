import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const settings = {
  HOST: '127.0.0.1',
  PORT: '0',
  SMTP_URL: '',
  DATABASE_URL: '',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'silent',
}

export type ServerProcess = {
  child: ChildProcess
  url: string
  /** Sends the signal and waits for the exit. */
  end: (signal: NodeJS.Signals) => Promise<void>
}

type Program = {
  program?: string
  cwd?: string
  /** Called with the process at once, before it is ready. */
  onStart?: (child: ChildProcess) => void
}

/** Starts the server, or another program, as a process on a free port, and waits until it is ready. */
export const startProgram = async (
  env: NodeJS.ProcessEnv,
  { program = 'server/main.ts', cwd = process.cwd(), onStart }: Program = {},
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [program], {
    cwd,
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onStart?.(child)
  const gone = once(child, 'exit')
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
