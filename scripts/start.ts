import './settings.ts'
import module from 'node:module'
import { fileOf, runProgram } from '../server/built/run-program.ts'
import { serverEnvironment } from '../server/process-settings.ts'
import { buildIfChanged } from './stamp.ts'

if (!(await buildIfChanged())) process.exit(1)

// A child has built and this process becomes the server: signals reach it directly, and nothing of the build, or of what
// read this TypeScript, is left in it. What the C library needs to be told, so that it gives back what was freed, it reads
// at the start of a program.
if (process.execve) {
  module.flushCompileCache()
  const args = [process.execPath, ...process.execArgv, fileOf('main')]
  process.execve(process.execPath, args, { ...process.env, ...serverEnvironment })
}
await runProgram('main')
