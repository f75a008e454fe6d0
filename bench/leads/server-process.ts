import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type ServerProcess = { child: ChildProcess; port: number; stop: () => Promise<void> }

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
  return { child, port: await ready, stop }
}
