import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '../../free-port.ts'
import { findMiniBrowser } from '../../machine/browser.ts'
import { need, programs } from '../../machine/programs.ts'
import { callLimitMs, type Engine, end, endWithTests, viewport } from './engine.ts'

const args = ['--automation']

const noGraphicsCard = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
}

const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })

/** Starts WebKitGTK on its own display and drives it by WebDriver. */
export const startWebKit = async (): Promise<Engine> => {
  need(programs.xvfb)
  const binary = findMiniBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const screen = spawn(programs.xvfb.name, ['-displayfd', '3', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  endWithTests(screen)
  const port = await freePort()
  const driver = spawn(programs.webKitDriver.name, ['-p', String(port)], {
    env: { ...process.env, ...noGraphicsCard, DISPLAY: await displayOf(screen), XDG_RUNTIME_DIR: folder, HOME: folder },
    stdio: 'ignore',
  })
  endWithTests(driver)
  const call = callerOf(`http://127.0.0.1:${port}/session`)
  await answers(driver, port)
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args } }
  const { sessionId } = sessionSchema.parse(await call('', { capabilities: { alwaysMatch } }))
  const page = (command: string, body?: object) => call(`/${sessionId}/${command}`, body)
  await page('window/rect', viewport)
  return {
    errors: [],
    open: async (url) => void (await page('url', { url })),
    evaluate: async (expression) =>
      z.string().parse(await page('execute/sync', { script: `return ${expression}`, args: [] })),
    perform: async (actions) => void (await page('actions', { actions })),
    screenshot: async () => z.string().parse(await page('screenshot')),
    close: async () => {
      // The browser ends with its display.
      for (const one of [driver, screen]) await end(one)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const displayOf = async (screen: ChildProcess): Promise<string> => {
  const output = screen.stdio[3]
  if (!output) throw new Error('Xvfb has no output to name its display in.')
  const [number] = await once(output, 'data', { signal: AbortSignal.timeout(callLimitMs) })
  return `:${String(number).trim()}`
}

const answers = async (driver: ChildProcess, port: number) => {
  const status = () => fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
  for (const until = Date.now() + callLimitMs; !(await status()); await setTimeout(50))
    if (driver.exitCode !== null || Date.now() > until) throw new Error('WebKitWebDriver did not start.')
}

/** Calls a WebDriver command; GET without a body. Throws the driver's error. */
const callerOf =
  (sessions: string) =>
  async (command: string, body?: object): Promise<unknown> => {
    const response = await fetch(sessions + command, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(callLimitMs),
    })
    const { value } = answerSchema.parse(await response.json())
    if (!response.ok) throw new Error(`WebKitWebDriver answered ${command} with ${JSON.stringify(value)}`)
    return value
  }
