import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'

export type Build = { seconds: number; cpuSeconds: number; peakMiB: number }

/** Processor time and the most resident memory of a process so far (Linux, 100 ticks a second). */
const usage = (pid: number | undefined) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return { cpuSeconds: (Number(stat[11]) + Number(stat[12])) / 100, peakMiB: Number(peak) / 1024 }
}

/** Builds the site from a content folder into `out`, and says what it took. */
export const measureBuild = async (content: string, out: string): Promise<Build> => {
  const begun = performance.now()
  const args = ['--import', './scripts/node-version.mjs', 'scripts/build.ts', '--out', out]
  const child = spawn(process.execPath, args, { env: { ...process.env, CONTENT_DIR: content }, stdio: 'inherit' })
  let last = { cpuSeconds: 0, peakMiB: 0 }
  const timer = setInterval(() => {
    try {
      const now = usage(child.pid)
      if (now.peakMiB > 0) last = now
    } catch {
      clearInterval(timer)
    }
  }, 100)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  if (code !== 0) throw new Error(`the build of ${content} ended with code ${code}`)
  return { seconds: (performance.now() - begun) / 1000, ...last }
}
