/** Programs of the package and the files they run. Named `people`, because `desk` is a folder of the package. */
export const programs = {
  start: 'server/main.ts',
  build: 'server/ops/programs/run-build.ts',
  leads: 'server/ops/programs/run-leads.ts',
  people: 'server/ops/programs/run-desk.ts',
  backup: 'server/ops/programs/run-backup.ts',
  'launch-check': 'server/ops/programs/run-launch-check.ts',
}

/**
 * Name of the package and its folder. The commit separates packages of one version, so unpacking never overwrites the
 * running one.
 */
export const packageName = (name: string, version: string, commit: string): string =>
  `${name}-${version}-${commit}-${process.platform}-${process.arch}`

/** Uses shell built-ins only, because a bare machine may lack other programs. Keeps the working directory. */
export const wrapperOf = (file: string): string => `#!/bin/sh
case "$0" in
  */*) here=\${0%/*} ;;
  *) here=. ;;
esac
exec "$here/node/bin/node" "$here/${file}" "$@"
`
