import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

// The kernel counts in hundredths of a second, in the 14th and 15th field; the second may hold spaces.
const processorMsOf = (pid: number | undefined): number => {
  const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const fields = rest.split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

const settings = { HOST: '127.0.0.1', PORT: '0', SMTP_URL: '', DATABASE_URL: '', RATE_LIMIT: 'off' }

/** Starts a server program and waits until it says where it listens. `processorMs` is what all its threads have used. */
export const startServerProcess = async (file: string, env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const address = /^Ready: (http:\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
    lines.on('close', () => reject(new Error(`${file} ended before it was ready`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  // Its log is taken, as any system takes it, and not read: that would be work of the client's.
  lines.close()
  child.stdout.resume()
  return { url, processorMs: () => processorMsOf(child.pid), stop }
}
