import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chatMessageLimit, chatPath, chatTurnLimit } from '../../contract/chat-message.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { testApp } from '../testing/test-app.ts'
import { testKnowledge } from '../testing/test-knowledge.ts'
import { storeKnowledge } from './knowledge.ts'
import { AssistantBusy, longestAnswer, threadedEngine } from './threaded-engine.ts'

const start = () => {
  const file = join(tempDir(), 'assistant.json')
  storeKnowledge(file, testKnowledge())
  const thread = threadedEngine({ file, config: {} }, () => ({ warn: vi.fn() }))
  onTestFinished(thread.end)
  return thread
}

const dear = 'how much for 18 dirty gutters and 12 windows in Gambier on Saturday, and who are you? '
  .repeat(30)
  .slice(0, chatMessageLimit)
const dearest = {
  message: dear,
  conversation: Array.from({ length: chatTurnLimit }, (_, turn) => ({ text: dear, isBot: turn % 2 === 1 })),
}

test('a question is answered in a worker thread', async () => {
  const { answer } = await start().engine()
  expect(await answer('How much for 20 windows?')).toMatchObject({ text: expect.stringContaining('$95–$180') })
})

test('pages are served while fifty of the most expensive messages arrive at once', async () => {
  const { engine } = start()
  await engine()
  const busy = 'Busy: call (740) 555-0117.'
  const { app } = await testApp({ pages: { 'index.html': 'home' }, engine, says: { chatBusy: busy } })
  let answered = 0
  const asking = Array.from({ length: 50 }, async () => {
    const answer = await app.inject({ method: 'POST', url: chatPath, payload: dearest })
    if (answer.statusCode === 200) answered += 1
    return answer
  })
  expect((await app.inject({ url: '/' })).body).toBe('home')
  // Two are taken, and one thread answers them one after the other.
  expect(answered, 'answers before the page').toBeLessThan(2)
  const answers = await Promise.all(asking)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(answers.length - refused.length).toBe(2)
  for (const { statusCode, headers, json } of refused) {
    expect([statusCode, headers['retry-after'], headers['access-control-allow-origin']]).toEqual([503, '5', '*'])
    expect(json()).toEqual({ code: 'BUSY', message: busy })
  }
  expect((await app.inject({ method: 'POST', url: chatPath, payload: { message: 'hi' } })).statusCode).toBe(200)
})

test('a thread that dies fails its questions and is restarted', async () => {
  const { engine, end } = start()
  const { answer } = await engine()
  const asked = expect(answer(dear)).rejects.toThrow('The thread of the assistant ended')
  await end()
  await asked
  const again = await engine()
  expect(await again.answer('How much for 20 windows?')).toMatchObject({ lang: 'en' })
})

test('a question at the time limit ends the thread and answers 503 with the sentence for a busy chat', async () => {
  const { engine } = start()
  const { answer } = await engine()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const slow = (message: string) => {
    const asked = answer(message)
    vi.advanceTimersByTime(longestAnswer)
    return asked
  }
  const busy = 'Busy: call (740) 555-0117.'
  const { app } = await testApp({ engine: async () => ({ answer: slow }), says: { chatBusy: busy } })
  const neighbour = expect(answer(dear)).rejects.toThrow(AssistantBusy)
  const refused = await app.inject({ method: 'POST', url: chatPath, payload: { message: dear } })
  await neighbour
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.json()).toEqual({ code: 'BUSY', message: busy })
  const again = await engine()
  expect(await again.answer('How much for 20 windows?')).toMatchObject({ lang: 'en' })
})

test('a thread that cannot start reports why', async () => {
  const { engine } = threadedEngine({ file: join(tempDir(), 'none.bin'), config: {} }, () => ({ warn: vi.fn() }))
  await expect(engine()).rejects.toThrow('The next build brings a new one')
})
