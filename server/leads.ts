import { runProgram } from './built/run-program.ts'

// As with the server (start.ts): finding and reading two hundred small files took longer than a list of a day.
await runProgram('leads')
