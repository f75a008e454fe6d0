import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { codeOf, StartError } from './start-error.ts'

const setting = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=/
const ignored = /^\s*(?:#.*)?$/

const checkLines = (file: string, text: string) => {
  const wrong = text.split(/\r?\n/).findIndex((line) => !ignored.test(line) && !setting.test(line))
  if (wrong >= 0)
    throw new StartError(`${file}, line ${wrong + 1}: expected NAME=value or a comment that starts with #.`)
}

/** Adds the settings in `file`, if it exists, to the environment. Existing variables win. */
export const loadEnvFile = (file: string): void => {
  if (!existsSync(file)) return
  try {
    // Some Windows editors write a byte order mark.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    checkLines(file, text)
    for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${file} cannot be read (${codeOf(error)}): expected a text file of NAME=value lines.`)
  }
}
