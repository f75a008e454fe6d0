/** The programs of the package: what each is called, and the file that it runs. */
export const programs = {
  start: 'server/main.ts',
  leads: 'server/leads.ts',
  desk: 'server/desk.ts',
  backup: 'server/backup.ts',
  'launch-check': 'server/launch-check.ts',
}

/** The shell's own words only: a bare machine may have no other program. It stays where it is called. */
export const wrapperOf = (file: string): string => `#!/bin/sh
case "$0" in
  */*) here=\${0%/*} ;;
  *) here=. ;;
esac
exec "$here/node/bin/node" "$here/${file}" "$@"
`
