import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findFirefox } from '../../machine/browser.ts'
import { callLimitMs, type Engine, end, endWithTests, viewport } from './engine.ts'

// A proxy that nobody serves, so only this machine is reachable.
const preferences = { type: 1, http: '127.0.0.1', http_port: 9, ssl: '127.0.0.1', ssl_port: 9 }

const messageSchema = z.object({
  id: z.int().nullish(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
  params: z.object({ level: z.string(), text: z.string().nullable() }).optional().catch(undefined),
})

// A font still loading when its page was left (NS_BINDING_ABORTED).
const leftMeanwhile = /^downloadable font: .*status=2152398850/

const contextsSchema = z.object({ contexts: z.tuple([z.object({ context: z.string() })]) })
const evaluatedSchema = z.object({
  result: z.object({ value: z.string() }).optional(),
  exceptionDetails: z.object({ text: z.string() }).optional(),
})
const screenshotSchema = z.object({ data: z.string() })

/** Starts Firefox and drives it by WebDriver BiDi over its web socket. */
export const startFirefox = async (): Promise<Engine> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("network.proxy.${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--remote-debugging-port', '0', '--profile', profile, 'about:blank']
  const firefox = spawn(findFirefox(), args, {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithTests(firefox)
  const { call, errors } = await connect(await addressOf(firefox))
  await call('session.new', { capabilities: {} })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  const [{ context }] = contextsSchema.parse(await call('browsingContext.getTree', {})).contexts
  await call('browsingContext.setViewport', { context, viewport })
  return {
    errors,
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const answer = await call('script.evaluate', { expression, target: { context }, awaitPromise: true })
      const { result, exceptionDetails } = evaluatedSchema.parse(answer)
      if (!result) throw new Error(exceptionDetails?.text ?? 'The page gave no string')
      return result.value
    },
    perform: async (actions) => void (await call('input.performActions', { context, actions })),
    screenshot: async () => screenshotSchema.parse(await call('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      await end(firefox)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

const addressOf = (firefox: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const fail = () => reject(new Error(`Firefox opened no web socket. It printed:\n${output}`))
    setTimeout(fail, callLimitMs).unref()
    firefox.on('exit', fail)
    firefox.stderr?.on('data', (part: Buffer) => {
      output += part
      const address = /listening on (ws:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
  })

const connect = async (address: string) => {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const errors: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message, params } = messageSchema.parse(JSON.parse(String(data)))
    if (params?.level === 'error' && !leftMeanwhile.test(params.text ?? '')) errors.push(params.text ?? '')
    if (typeof id !== 'number') return
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  await once(socket, 'open', { signal: AbortSignal.timeout(callLimitMs) })
  let calls = 0
  const call = (method: string, params: object): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>()
    const id = ++calls
    waiting.set(id, answer)
    setTimeout(() => answer.reject(new Error(`Firefox did not answer ${method}`)), callLimitMs).unref()
    socket.send(JSON.stringify({ id, method, params }))
    return answer.promise
  }
  return { call, errors }
}
