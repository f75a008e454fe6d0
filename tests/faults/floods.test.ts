import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { checkBooks } from './books.ts'
import { memoryOf, startServerProcess } from './server-process.ts'
import { isFull, report } from './size.ts'
import { answersOf, post } from './visitors.ts'

// The assistant loads two seconds after the start; that memory does not belong to the flood.
const awaitAssistant = async (url: string) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ message: 'How much for 18 panels?' })
  expect((await fetch(`${url}/functions/v1/ai-assistant`, { method: 'POST', headers, body })).status).toBe(200)
}

const start = async () => {
  const dataDir = tempDir()
  const server = await startServerProcess({ DATA_DIR: dataDir })
  await awaitAssistant(server.url)
  for (let count = 0; count < 50; count += 1) await post(server.url, answersOf(`Warm ${count}`))
  return { dataDir, ...server }
}

const slowClient = async (url: string) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let isCut = false
  socket.on('error', () => undefined)
  socket.on('close', () => {
    isCut = true
  })
  await once(socket, 'connect')
  socket.write('POST /f/quote HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{')
  const dripping = setInterval(() => socket.write(' '), 100)
  onTestFinished(() => {
    clearInterval(dripping)
    socket.destroy()
  })
  return { isCut: () => isCut }
}

test('two hundred slow clients do not block a fast visitor', async () => {
  const { dataDir, child, url } = await start()
  const before = memoryOf(child)
  const slow = await Promise.all(Array.from({ length: 200 }, () => slowClient(url)))
  const names = Array.from({ length: 30 }, (_, index) => `Quick ${index}`)
  for (const name of names) {
    expect((await post(url, answersOf(name))).status).toBe(200)
    await sleep(30)
  }
  expect(memoryOf(child) - before, 'megabytes for them').toBeLessThan(60)
  // The server cuts off senders after a minute, so this takes a minute.
  if (isFull) await expect.poll(() => slow.every(({ isCut }) => isCut()), { timeout: 120_000 }).toBe(true)
  await checkBooks({ dataDir }, names)
  report('200 slow clients', {
    'MB more': Math.round(memoryOf(child) - before),
    'cut after a minute': isFull ? slow.filter(({ isCut }) => isCut()).length : 'not waited for',
  })
})
