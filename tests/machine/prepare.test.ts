import { expect, test } from 'vitest'
import { announce, type Need } from './prepare.ts'

const missing: Need[] = [
  { name: 'Postgres', use: 'all that is stored', debian: ['postgresql'], isMet: () => false },
  { name: 'caddy', use: 'the server behind a proxy', debian: ['caddy'], isMet: () => false },
]

test('root reads what is missing, what for, and what will be installed', () => {
  expect(announce(missing, true)).toBe(
    'Missing on this machine:\n  Postgres: all that is stored\n  caddy: the server behind a proxy\nInstalling with apt-get: caddy postgresql',
  )
})

test('others read the one command that installs everything', () => {
  expect(announce(missing, false)).toContain(
    'this brings all of it:\n  sudo apt-get install --yes --no-install-recommends caddy postgresql',
  )
})
