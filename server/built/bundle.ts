import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from './hash-files.ts'

/** Where the build puts the server in one file, the owner's commands in another, and the list of what that was made from. */
export const bundleFolder = (root: string): string => join(root, 'dist/server')
const listIn = (folder: string) => join(folder, 'made-from.txt')

const keyOf = (root: string, files: readonly string[]): string => {
  const hash = createHash('sha256')
  hashFiles(hash, root, files)
  return hash.digest('hex')
}

/** Called before the bundle is written, so that one that is cut short is not taken for a whole one. */
export const forgetBundle = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** Called after: notes the `files`, relative to `root`, that the bundle was made from, and their hash. */
export const rememberBundle = (root: string, folder: string, files: readonly string[]): void =>
  writeFileSync(listIn(folder), [keyOf(root, files), ...files].join('\n'))

/** What the bundle holds, by the names of its files, and where each begins: the server, and the owner's commands. */
export const sourceOf = { main: 'server/main.ts', leads: 'server/commands/main.ts' } as const

export type BundledProgram = keyof typeof sourceOf

/**
 * What chooses between the bundle and the sources is in the bundle too: whatever Node runs as TypeScript loads the program
 * that takes the types out, 14 MiB that stay, and 50 ms.
 */
export const starterOf = { start: 'server/start.ts', 'start-leads': 'server/leads.ts' } as const

/** A program of the bundle, where every file that this was made from is still the same. */
export const fittingBundle = (root: string, program: BundledProgram = 'main'): string | undefined => {
  const folder = bundleFolder(root)
  if (!existsSync(listIn(folder))) return undefined
  const [key, ...files] = readFileSync(listIn(folder), 'utf8').split('\n')
  return key === keyOf(root, files) ? join(folder, `${program}.js`) : undefined
}
