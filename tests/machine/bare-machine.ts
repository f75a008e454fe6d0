import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { need, programs } from './programs.ts'

const copyInto = (root: string, file: string) => {
  mkdirSync(join(root, dirname(file)), { recursive: true })
  copyFileSync(file, join(root, file))
}

/** Copies a program's shared libraries into `root` under the same paths. */
export const installLibraries = (program: string, root: string): void => {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' })
  for (const [, file] of stdout.matchAll(/(\/\S+) \(0x/g)) if (file) copyInto(root, file)
}

/** Copies a program with its libraries into `root`. */
export const installProgram = (program: string, root: string): void => {
  copyInto(root, program)
  installLibraries(program, root)
}

const works = (command: string, args: string[]) => spawnSync(command, args).status === 0

// Without permission for a network namespace, only the root is isolated; it has no DNS anyway.
const isolation = (): string[] => {
  const isRoot = process.getuid?.() === 0
  const own = isRoot ? ['-n'] : ['-rn']
  if (works('unshare', [...own, 'true'])) return ['unshare', ...own]
  if (isRoot) return []
  throw new Error('Neither unshare nor chroot is allowed: run the tests as root, or allow user namespaces.')
}

/** Runs a shell script with `root` as $0 and, if possible, only a loopback network. */
export const runAlone = (script: string, root: string): ChildProcessByStdio<null, Readable, null> => {
  const alone = isolation()
  if (alone.length > 0) need(programs.ip)
  const whole = alone.length > 0 ? `ip link set lo up\n${script}` : script
  const [program = 'sh', ...args] = [...alone, 'sh', '-c', whole, root]
  // Below the ports of clients: a client that waits for the server could connect to itself, which takes the port.
  const port = String(10_000 + Math.floor(Math.random() * 20_000))
  return spawn(program, args, { env: { PATH: process.env.PATH, PORT: port }, stdio: ['ignore', 'pipe', 'inherit'] })
}
