import { runProgram } from './built/run-program.ts'

// A thousand small files take half a start to find and read: what the build made of them is used where it is the same.
await runProgram('main')
