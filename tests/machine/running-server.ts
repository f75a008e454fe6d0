import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testBuild } from '../../server/testing/test-build.ts'
import { startProgram } from './server-program.ts'

/** A folder with a built site of one page, for a server's data. */
export const siteFolder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'behind-a-proxy-'))
  testBuild(join(dir, 'dist'))
  return dir
}

// Caddy waits indefinitely for an answer of a dead server, unless it is killed.
const graceMs = 5_000

/** Sends SIGTERM and waits for the exit; SIGKILL at once would leave nginx's workers behind. */
export const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(late)
}

/** Waits until `url` answers with a wanted status. */
export const answers = async (url: string, isWanted = (status: number) => status === 200): Promise<void> => {
  for (const end = Date.now() + 120_000; Date.now() < end; ) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
    if (isWanted(status)) return
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error(`${url} did not answer as it should within two minutes.`)
}

/** Starts a server on Postgres and waits until it is ready. */
export const startServer = async (dir: string, databaseUrl: string, port: number): Promise<ChildProcess> => {
  const own = { PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: join(dir, 'data') }
  const { child } = await startProgram({ ...own, BUILD_DIR: join(dir, 'dist'), TRUST_PROXY: '1', LOG_LEVEL: 'fatal' })
  return child
}
