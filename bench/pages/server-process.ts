import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Running = { url: string; child: ChildProcess; ready: number; stop: () => Promise<void> }

const settings = {
  HOST: '127.0.0.1',
  PORT: '0',
  SMTP_URL: '',
  DATABASE_URL: '',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
}

/** Starts a program the way `npm start` does and waits until it says where it listens, `ready` milliseconds later. */
export const start = async (args: string[], env: NodeJS.ProcessEnv = {}): Promise<Running> => {
  const begun = performance.now()
  const child = spawn(process.execPath, ['--import', './scripts/node-version.mjs', ...args], {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => {
        const address = /^Ready: (http:\S+)/.exec(line)?.[1]
        if (address) resolve(address)
      })
      .on('close', () => reject(new Error(`${args[0]} ended before it was ready`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url, child, ready: performance.now() - begun, stop }
}
