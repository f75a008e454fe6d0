import './settings.ts'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { serverEnvironment } from '../server/process-settings.ts'
import { buildIfChanged } from './stamp.ts'

if (!(await buildIfChanged())) process.exit(1)

// A child has built and this process becomes the server: signals reach it directly, and nothing of the build is left in
// it. What the C library needs to be told, so that it gives back what was freed, it reads at the start of a program.
if (process.execve) {
  module.flushCompileCache()
  const server = fileURLToPath(new URL('serve.ts', import.meta.url))
  const args = [process.execPath, ...process.execArgv, server]
  process.execve(process.execPath, args, { ...process.env, ...serverEnvironment })
}
await import('./serve.ts')
