import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installDebians } from '../../tests/machine/debian.ts'

const none =
  'No Postgres was found and none could be installed: install the package postgresql, so that initdb and pg_ctl are on the PATH.'

const found = (): string | undefined => {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const packaged = globSync('/usr/lib/postgresql/*/bin')
  return [...packaged, ...onPath].find((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'pg_ctl')))
}

/** The folder with Postgres' programs, installing them when the machine has none. Throws one sentence when that fails. */
export const postgresFolder = (): string => {
  const ready = found() ?? (installDebians('postgresql') ? found() : undefined)
  if (!ready) throw new Error(none)
  return ready
}
