import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, currentBuildId, pointTo } from '../builds/build-folder.ts'
import { isPackage } from './installed-package.ts'
import { projectRoot } from './project-root.ts'

type Places = { CONTENT_DIR: string; BUILD_DIR: string }

/** Default folders of content and builds: in a package, inside DATA_DIR, which survives updates. */
export const usualPlaces = (dataDir: string): Places =>
  isPackage()
    ? { CONTENT_DIR: join(dataDir, 'content'), BUILD_DIR: join(dataDir, 'dist') }
    : { CONTENT_DIR: join(projectRoot, 'content'), BUILD_DIR: join(projectRoot, 'dist') }

const copyWhole = (from: string, to: string) => {
  if (existsSync(to) || !existsSync(from)) return
  const part = `${to}.${process.pid}.part`
  try {
    // Keeps modification times, because ETags are made from them.
    cpSync(from, part, {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !/\.ts$|[\\/]schema$/.test(path),
    })
    renameSync(part, to)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

/** At the first start of a package, copies its content and build. Never overwrites. */
export const fillFromRelease = ({ CONTENT_DIR, BUILD_DIR }: Places): void => {
  if (!isPackage()) return
  copyWhole(join(projectRoot, 'content'), CONTENT_DIR)
  const shipped = join(projectRoot, 'dist')
  const id = currentBuildId(shipped)
  if (id === undefined || currentBuildId(BUILD_DIR) !== undefined) return
  copyWhole(buildFolder(shipped, id).folder, buildFolder(BUILD_DIR, id).folder)
  pointTo(BUILD_DIR, id)
}
