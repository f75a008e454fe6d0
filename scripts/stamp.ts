import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFolder, startNode, succeeds } from './child.ts'
import { fingerprint } from './fingerprint.ts'

const stamp = join(projectFolder, 'dist', '.built-from')

const builtFrom = (): string | undefined => {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

/** Called before a build, so that one that is cut short is not taken for a whole one. */
export const forgetBuild = (): void => rmSync(stamp, { force: true })

/** Called after a build: keeps beside the output what it was made from. */
export const rememberBuild = (): void => {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint(projectFolder))
}

/** Whether a whole build is there, however old. */
export const isBuilt = (): boolean => builtFrom() !== undefined

/** Builds the site unless nothing changed since the last build. False when the build failed. */
export const buildIfChanged = async (): Promise<boolean> => {
  if (builtFrom() === fingerprint(projectFolder)) return true
  console.log('Building the site. The first time takes about a minute: pictures are made in every size.')
  return succeeds(startNode(['scripts/build.ts']))
}
