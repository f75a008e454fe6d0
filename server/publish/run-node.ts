import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { projectRoot } from '../process/project-root.ts'

const run = promisify(execFile)

type Limits = {
  megabytes: number
  seconds: number
  signal?: AbortSignal | undefined
  env?: NodeJS.ProcessEnv
  folder?: string
  /** Nice value, 1 to 19, so that visitors' requests come first. A build, which takes minutes, yields to reads, too. */
  nice?: number
}

// The process may have exited.
const giveWay = (pid: number | undefined, nice: number) => {
  try {
    if (pid !== undefined) setPriority(pid, nice)
  } catch {
    return
  }
}

/** Runs a script with this Node, within limits, and resolves to its output. Rejects with `code` and `stderr`. */
export const runNode = async (
  args: string[],
  { megabytes, seconds, signal, env, folder = projectRoot, nice = 2 }: Limits,
): Promise<string> => {
  const running = run(process.execPath, [`--max-old-space-size=${megabytes}`, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 64_000_000,
    ...(signal && { signal }),
  })
  giveWay(running.child.pid, nice)
  return (await running).stdout
}
