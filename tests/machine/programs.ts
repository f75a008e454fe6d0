import { spawnSync } from 'node:child_process'
import { installDebians } from './debian.ts'

/** A program that tests start: its package of Debian's, and what to ask it so that it tells that it is there. */
type Program = { name: string; debian: string; ask: string }

export const programs = {
  caddy: { name: 'caddy', debian: 'caddy', ask: 'version' },
  ip: { name: 'ip', debian: 'iproute2', ask: '-V' },
  nginx: { name: 'nginx', debian: 'nginx-light', ask: '-v' },
  openssl: { name: 'openssl', debian: 'openssl', ask: 'version' },
  systemdAnalyze: { name: 'systemd-analyze', debian: 'systemd', ask: '--version' },
  webKitDriver: { name: 'WebKitWebDriver', debian: 'webkit2gtk-driver', ask: '--version' },
  xvfb: { name: 'Xvfb', debian: 'xvfb', ask: '-help' },
}

/** Makes sure that a program is there, installing its package where this may be done. Throws one sentence. */
export const need = ({ name, debian, ask }: Program): void => {
  const isThere = () => spawnSync(name, [ask]).error === undefined
  if (isThere() || (installDebians(debian) && isThere())) return
  throw new Error(`${name} was not found and could not be installed: install the package ${debian}.`)
}
