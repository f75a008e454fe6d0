import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../free-port.ts'

const readyWithin = 60_000

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => reject(new Error(`${reason} It printed:\n${output}`))
    const timer = setTimeout(() => fail(`The server was not ready within ${readyWithin} ms.`), readyWithin)
    const read = (part: Buffer) => {
      output += part
      const address = /Ready: (http:\S+)/.exec(output)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address.replace(/\/$/, ''))
    }
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.on('exit', (code) => fail(`The server ended with code ${code} before it was ready.`))
  })

export type RunningSite = {
  url: string
  stop: () => Promise<void>
}

// Empty settings count as unset, and shield the tests from a developer's .env.
const plain = { SMTP_URL: '', DATABASE_URL: '', BUILD_DIR: '', FORM_ACTIVE: '', TRUST_PROXY: '' }

/** Starts the real server on the built site, on a free port, with its own data folder. */
export const startSite = async (dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunningSite> => {
  const port = String(await freePort())
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...plain, PORT: port, HOST: 'localhost', DATA_DIR: dataDir, RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  try {
    return { url: await addressOf(server), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
