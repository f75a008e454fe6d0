import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

// Fields 14 and 15 of /proc/PID/stat, in hundredths of a second; field 2 may hold spaces.
const processorMsOf = (pid: number | undefined): number => {
  const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const fields = rest.split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

const settings = { HOST: '127.0.0.1', PORT: '0', SMTP_URL: '', DATABASE_URL: '', RATE_LIMIT: 'off' }

/** Starts a server program and waits for its URL. `processorMs` is the CPU time of all its threads. */
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
  // Its output is drained but not read, to spare the client's time.
  lines.close()
  child.stdout.resume()
  return { url, processorMs: () => processorMsOf(child.pid), stop }
}
