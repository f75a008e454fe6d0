import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { z } from 'zod'

const program = createRequire(import.meta.url).resolve('autocannon')
const run = promisify(execFile)

const report = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
})

export type LoadSettings = { url: string; connections: number; seconds?: number; amount?: number }

/** Loads an address from a process of its own, as a browser that takes Brotli would. Times in milliseconds. */
export const load = async ({ url, connections, seconds = 4, amount }: LoadSettings) => {
  const extent = amount === undefined ? ['-d', String(seconds)] : ['-a', String(amount)]
  const args = ['-c', String(connections), ...extent, '--json', '--no-progress', '-H', 'accept-encoding=br', url]
  const { stdout } = await run(process.execPath, [program, ...args], { maxBuffer: 2 ** 24 })
  const { requests, latency, errors, non2xx } = report.parse(JSON.parse(stdout))
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors and ${non2xx} answers other than 2xx`)
  return { perSecond: requests.average, total: requests.total, p50: latency.p50, p99: latency.p99 }
}
