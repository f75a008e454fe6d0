import { existsSync, renameSync, rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

const removal = `
const { rmSync } = require('node:fs')
rmSync(require('node:worker_threads').workerData, { recursive: true, force: true })
`

/**
 * Takes a folder out of the way at once. Its files are removed beside the build: of thousands of pages that takes seconds.
 * The promise is kept when they are gone.
 */
export const putAside = (folder: string): Promise<void> => {
  const aside = `${folder}.old`
  // Of a build that was cut short.
  rmSync(aside, { recursive: true, force: true })
  if (!existsSync(folder)) return Promise.resolve()
  renameSync(folder, aside)
  return new Promise((resolve, reject) => {
    new Worker(removal, { eval: true, workerData: aside }).on('error', reject).on('exit', () => resolve())
  })
}
