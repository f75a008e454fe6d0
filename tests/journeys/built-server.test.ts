import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { tempDir } from '../../server/testing/temp-dir.ts'

// The package and npm start run this file. Taking types out of a single TypeScript file costs 50 ms, and 14 MiB that stay.
test('the built server starts, answers and ends without any TypeScript', async () => {
  const settings = { HOST: '127.0.0.1', PORT: '0', SMTP_URL: '', DATABASE_URL: '', SITE_DIR: '', DATA_DIR: tempDir() }
  const server = spawn(process.execPath, ['--no-strip-types', 'dist/server/start.js'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    server.kill('SIGKILL')
  })
  const ended = once(server, 'exit')
  let url = ''
  for await (const line of createInterface(server.stdout)) {
    url = /^Ready: (http:\S+)/.exec(line)?.[1] ?? ''
    if (url) break
  }
  expect((await fetch(url)).status).toBe(200)
  const chat = { method: 'POST', body: JSON.stringify({ message: 'How much for 18 panels?' }) }
  const answer = await fetch(`${url}/functions/v1/ai-assistant`, {
    ...chat,
    headers: { 'content-type': 'application/json' },
  })
  expect(await answer.text()).toContain('$')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
