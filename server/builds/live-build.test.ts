import { rmSync } from 'node:fs'
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

test('without a build the server says what to do', () => {
  expect(() => watch(tempDir())).toThrow(/^There is no built site in \S+: run npm run build\.$/)
})

test('a finished build is taken up as a whole, and the pages before it stay at hand', async () => {
  const dir = tempDir()
  const first = testBuild(dir)
  const { build } = watch(dir)
  expect(build.now().id).toBe(first.id)
  const second = testBuild(dir, { hasChat: true })
  await eventually(() => expect(build.now().id).toBe(second.id))
  expect(build.now().before.map(({ root }) => root)).toEqual([first.site])
})

test('a build that is not whole is told in the log and not shown, and a later one is', async () => {
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

test('a build that vanishes is served from what is known of it, and the server goes on looking', async () => {
  const dir = tempDir()
  const first = testBuild(dir)
  const { build } = watch(dir)
  rmSync(dir, { recursive: true })
  await new Promise((wait) => setTimeout(wait, 50))
  expect(build.now().id).toBe(first.id)
})
