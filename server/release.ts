import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, currentBuildId, pointTo } from './builds/build-folder.ts'
import { projectRoot } from './project-root.ts'

/** The file that an installed package carries, and a checkout does not. */
export const releaseFile = 'release.json'

/** Whether this runs from an installed package: the next one takes its place, and nothing in it is the owner's. */
export const isPackage = (root = projectRoot): boolean => existsSync(join(root, releaseFile))

type Places = { CONTENT_DIR: string; BUILD_DIR: string }

/** Where content and builds are when no setting says so: in a package with the data, which an update leaves alone. */
export const usualPlaces = (dataDir: string, root = projectRoot): Places =>
  isPackage(root)
    ? { CONTENT_DIR: join(dataDir, 'content'), BUILD_DIR: join(dataDir, 'dist') }
    : { CONTENT_DIR: join(root, 'content'), BUILD_DIR: join(root, 'dist') }

const copyWhole = (from: string, to: string) => {
  if (existsSync(to) || !existsSync(from)) return
  const part = `${to}.${process.pid}.part`
  try {
    // With its times: by them a browser knows which page it has.
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

/** Gives a package that starts for the first time its content and its build. What is there already stays as it is. */
export const fillFromRelease = ({ CONTENT_DIR, BUILD_DIR }: Places, root = projectRoot): void => {
  if (!isPackage(root)) return
  copyWhole(join(root, 'content'), CONTENT_DIR)
  const shipped = join(root, 'dist')
  const id = currentBuildId(shipped)
  if (id === undefined || currentBuildId(BUILD_DIR) !== undefined) return
  copyWhole(buildFolder(shipped, id).folder, buildFolder(BUILD_DIR, id).folder)
  pointTo(BUILD_DIR, id)
}
