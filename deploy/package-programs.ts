/** The programs of the package: what each is called, and the file that it runs. */
export const programs = {
  start: 'server/main.ts',
  leads: 'server/ops/programs/leads.ts',
  desk: 'server/ops/programs/desk.ts',
  backup: 'server/ops/programs/backup.ts',
  'launch-check': 'server/ops/programs/launch-check.ts',
}

/**
 * What the package and its folder are called. The commit tells two packages of one version apart, so that a new one never
 * unpacks over the one that runs.
 */
export const packageName = (name: string, version: string, commit: string): string =>
  `${name}-${version}-${commit}-${process.platform}-${process.arch}`

/** The shell's own words only: a bare machine may have no other program. It stays where it is called. */
export const wrapperOf = (file: string): string => `#!/bin/sh
case "$0" in
  */*) here=\${0%/*} ;;
  *) here=. ;;
esac
exec "$here/node/bin/node" "$here/${file}" "$@"
`
