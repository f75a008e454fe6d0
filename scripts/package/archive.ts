import { spawnSync } from 'node:child_process'
import { basename, dirname } from 'node:path'

// The same folder gives the same archive: no times, no owners, one order.
const reproducible = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner']

/** Packs `folder` under its own name into the .tar.gz `file`, with the machine's GNU tar. */
export const archive = (folder: string, file: string): void => {
  const { status, stderr, error } = spawnSync(
    'tar',
    [...reproducible, '--use-compress-program=gzip -n', '-cf', file, '-C', dirname(folder), basename(folder)],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`tar could not write ${file}: ${error?.message ?? stderr}`)
}
