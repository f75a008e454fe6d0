import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { chatPath } from '../../contract/chat-message.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { testBuild } from '../../server/testing/test-build.ts'
import { checkBooks } from './books.ts'
import { type Hostile, hostileRequests } from './hostile-requests.ts'
import { startServerProcess } from './server-process.ts'
import { answersOf, post } from './visitors.ts'

const send = async (url: string, { path, type, body, headers = {} }: Hostile): Promise<number> => {
  const sent = { ...headers, ...(type && { 'content-type': type }) }
  const answer = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: sent,
    body: body ?? null,
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Requests a page repeatedly while `work` runs; returns every status except 200. */
const failedPagesWhile = async (url: string, work: Promise<unknown>): Promise<number[]> => {
  const failed: number[] = []
  let isOver = false
  const visit = async () => {
    while (!isOver) {
      const answer = await fetch(url)
      await answer.text()
      if (answer.status !== 200) failed.push(answer.status)
      await sleep(5)
    }
  }
  const visiting = visit()
  await work.finally(() => {
    isOver = true
  })
  await visiting
  return failed
}

test('hostile requests affect no page and lose nothing', async () => {
  const [dir, dataDir] = [tempDir(), tempDir()]
  testBuild(dir, { hasChat: true })
  const { url } = await startServerProcess({ BUILD_DIR: dir, DATA_DIR: dataDir })
  await send(url, { what: 'hello', path: chatPath, type: 'application/json', body: '{"message":"hi"}' })

  const acknowledged: string[] = []
  const broken: string[] = []
  let sent = 0
  const sendAll = async () => {
    const waiting = [...hostileRequests]
    const sender = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const status = await send(url, next)
        if (status < 400 && next.path !== chatPath) broken.push(`${next.what}: ${status}`)
        if (status >= 500 && !(status === 503 && next.path === chatPath)) broken.push(`${next.what}: ${status}`)
        sent += 1
        const name = `Between ${sent}`
        if ((await post(url, answersOf(name))).status === 200) acknowledged.push(name)
      }
    }
    await Promise.all([sender(), sender(), sender(), sender()])
  }

  expect(await failedPagesWhile(url, sendAll())).toEqual([])
  expect(broken).toEqual([])
  expect(acknowledged).toHaveLength(sent)
  await checkBooks({ dataDir }, acknowledged)
})
