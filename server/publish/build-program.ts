import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPackage, releaseFile } from '../process/installed-package.ts'
import { projectRoot } from '../process/project-root.ts'

/** Entries of a package that a build does not need. */
const left = new Set(['dist', 'data', 'node', 'node_modules', '.env'])

/**
 * Folder to run the build in. Astro writes beside its sources, which an installed package forbids, so a package is
 * copied below `buildDir` once per version.
 */
export const buildProgram = (buildDir: string): string => {
  if (!isPackage()) return projectRoot
  const folder = join(buildDir, 'program')
  const marker = join(folder, 'copied-from')
  const version = `${projectRoot} ${readFileSync(join(projectRoot, releaseFile), 'utf8')}`
  if (existsSync(marker) && readFileSync(marker, 'utf8') === version) return folder
  rmSync(folder, { recursive: true, force: true })
  for (const name of readdirSync(projectRoot).filter((one) => !left.has(one)))
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(marker, version)
  return folder
}
