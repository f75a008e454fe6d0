import { freePort } from '../free-port.ts'
import { startProgram } from '../machine/server-program.ts'

export type RunningSite = {
  url: string
  stop: () => Promise<void>
}

// Empty settings count as unset, and shield the tests from a developer's .env.
const plain = { BUILD_DIR: '', FORM_ACTIVE: '', TRUST_PROXY: '', LOG_LEVEL: '' }

/** Starts the real server on the built site, on a free port, with its own data folder. */
export const startSite = async (dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunningSite> => {
  const own = { PORT: String(await freePort()), HOST: 'localhost', DATA_DIR: dataDir }
  const { url, end } = await startProgram({ ...plain, ...own, ...env })
  return { url: url.replace(/\/$/, ''), stop: () => end('SIGTERM') }
}
