import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

export type ServerProcess = {
  child: ChildProcess
  port: number
  /** Milliseconds of a processor that it has used so far, all its threads together. */
  processorMs: () => number
  stop: () => Promise<void>
}

// The kernel counts in hundredths of a second, in the 14th and 15th field; the second may hold spaces.
const processorMsOf = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Starts a server program and waits until it says where it listens. */
export const startServerProcess = async (file: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> => {
  const settings = { HOST: '127.0.0.1', PORT: '0', SMTP_URL: '', DATABASE_URL: '', RATE_LIMIT: 'off', ...env }
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise<number>((resolve, reject) => {
    lines.on('line', (line) => {
      const port = /^Ready: .*:(\d+)$/.exec(line)?.[1]
      if (port) resolve(Number(port))
    })
    lines.on('close', () => reject(new Error(`${file} ended before it was ready`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const port = await ready
  // Its log is taken, as any system takes it, and not read: that would be work of the client's.
  lines.close()
  child.stdout.resume()
  return { child, port, processorMs: () => processorMsOf(child.pid), stop }
}
