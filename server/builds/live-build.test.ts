import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testBuild } from '../testing/test-build.ts'
import { liveBuild } from './live-build.ts'

const watch = (dir: string) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const build = liveBuild({ dir, assistant: {}, log, everyMs: 10 })
  onTestFinished(build.stop)
  return { build, log }
}

test('the server without a build says what to do', () => {
  expect(() => watch(tempDir())).toThrow(/^There is no built site in \S+: run npm run build\.$/)
})

test('a finished build goes live as a whole, and the pages before it stay available', async () => {
  const dir = tempDir()
  const first = testBuild(dir)
  const { build } = watch(dir)
  expect(build.now().id).toBe(first.id)
  const second = testBuild(dir, { hasChat: true })
  await eventually(() => expect(build.now().id).toBe(second.id))
  expect(build.now().before.map(({ root }) => root)).toEqual([first.site])
})

test('who made a build waits until it is served', async () => {
  const dir = tempDir()
  testBuild(dir)
  const { build } = watch(dir)
  const second = testBuild(dir, { hasChat: true })
  await build.takeUp()
  expect(build.now().id).toBe(second.id)
})

test('a build of a version that did not need every field yet is served until the new version has built its own', () => {
  const dir = tempDir()
  const old = testBuild(dir)
  const missing = join(old.content, 'en', 'pages/private-page.yaml')
  rmSync(missing)
  expect(watch(dir).build.now().id).toBe(old.id)
  // The earlier version can serve its build again.
  expect(existsSync(missing)).toBe(false)
})

test('a build with a value that this version would refuse is served until the new version has built its own', () => {
  const dir = tempDir()
  const old = testBuild(dir)
  const file = join(old.content, 'business.yaml')
  const impossible = '(111) 111-1111'
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^phone: .*$/m, `phone: ${impossible}`))
  const { build } = watch(dir)
  expect(build.now().id).toBe(old.id)
  expect(build.now().content.business.phone).toBe(impossible)
})

test('a build that fails to open is logged and not served, and a later one is', async () => {
  const dir = tempDir()
  const first = testBuild(dir)
  const { build, log } = watch(dir)
  const broken = testBuild(dir)
  await eventually(() => expect(log.error).toHaveBeenCalledOnce())
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ build: broken.id, serving: first.id }),
    'a new build cannot be taken up',
  )
  expect(build.now().id).toBe(first.id)
  const whole = testBuild(dir, { hasChat: true })
  await eventually(() => expect(build.now().id).toBe(whole.id))
})

test('a deleted build is still served as far as it was read, and a later one goes live', async () => {
  const dir = tempDir()
  const first = testBuild(dir)
  const { build } = watch(dir)
  rmSync(dir, { recursive: true })
  await new Promise((wait) => setTimeout(wait, 50))
  expect(build.now().id).toBe(first.id)
})
