import { spawnSync } from 'node:child_process'

/** A program that tests start: purpose, Debian package, and an argument with which it exits at once. */
type Program = { name: string; use: string; debian: string; ask: string }

export const programs = {
  caddy: { name: 'caddy', use: 'the server behind a proxy', debian: 'caddy', ask: 'version' },
  ip: { name: 'ip', use: 'the package on a machine without a network', debian: 'iproute2', ask: '-V' },
  nginx: { name: 'nginx', use: 'the server behind a proxy', debian: 'nginx-light', ask: '-v' },
  openssl: { name: 'openssl', use: 'the certificate of a proxy', debian: 'openssl', ask: 'version' },
  systemdAnalyze: { name: 'systemd-analyze', use: 'the systemd unit', debian: 'systemd', ask: '--version' },
  webKitDriver: {
    name: 'WebKitWebDriver',
    use: 'the main paths as on an iPhone',
    debian: 'webkit2gtk-driver',
    ask: '--version',
  },
  xvfb: { name: 'Xvfb', use: 'the screen of WebKit', debian: 'xvfb', ask: '-help' },
}

export const isInstalled = ({ name, ask }: Program): boolean => spawnSync(name, [ask]).error === undefined

/** Throws one sentence unless the program is installed. */
export const need = (program: Program): void => {
  if (isInstalled(program)) return
  throw new Error(`${program.name} was not found: install the package ${program.debian}, or start with npm test.`)
}
