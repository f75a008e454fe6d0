import { expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../server/testing/eventually.ts'
import { tempDir } from '../../server/testing/temp-dir.ts'
import { checkBooks } from './books.ts'
import { type Mood, openMailbox } from './mailbox.ts'
import { report } from './size.ts'
import { openSmallServer } from './small-server.ts'
import { answersOf, post } from './visitors.ts'

const start = async () => {
  const dataDir = tempDir()
  const mail = await openMailbox()
  const server = await openSmallServer({ dataDir, smtpUrl: mail.url, mailPatienceMs: 300 })
  onTestFinished(server.close)
  return { dataDir, mail, ...server }
}

test.each<Mood>(['refuse later', 'hang', 'drop after data'])(
  'letters to a mail server that is in the mood to %s arrive when it is well, each under one Message-ID',
  async (mood) => {
    const { dataDir, mail, url } = await start()
    mail.mood = mood
    const names = Array.from({ length: 5 }, (_, index) => `Visitor ${index}`)
    for (const name of names) expect((await post(url, answersOf(name))).status).toBe(200)
    await eventually(() => expect(mail.tries).toBeGreaterThan(15))
    const tries = mail.tries
    mail.mood = 'take'
    await eventually(() => expect(new Set(mail.ids).size).toBe(10))
    await eventually(async () => {
      const { messages } = await checkBooks({ dataDir }, names)
      expect(new Set(messages.map(({ state }) => state))).toEqual(new Set(['sent']))
      expect(new Set(mail.ids)).toEqual(new Set(messages.map(({ message_id }) => message_id)))
    })
    report(mood, { letters: 10, 'tries while unwell': tries, 'arrived more than once': mail.ids.length - 10 })
  },
)

test('letters to addresses that a mail server refuses for good are given up after one try each', async () => {
  const { dataDir, mail, url } = await start()
  mail.mood = 'refuse for good'
  const names = Array.from({ length: 5 }, (_, index) => `Visitor ${index}`)
  for (const name of names) expect((await post(url, answersOf(name))).status).toBe(200)
  await eventually(async () => {
    const { messages } = await checkBooks({ dataDir }, names)
    expect(messages.map(({ state }) => state)).toEqual(Array(10).fill('dead'))
  })
  expect(mail.tries).toBe(10)
})

test('a clock that jumps a year ahead and back keeps requests coming and letters leaving', async () => {
  const { dataDir, mail, url } = await start()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const now = Date.now()
  const year = 365 * 24 * 60 * 60 * 1000
  const names: string[] = []
  for (const moment of [now, now + year, now - year, now + 1000]) {
    vi.setSystemTime(moment)
    mail.mood = 'refuse later'
    const name = `At ${moment}`
    expect((await post(url, answersOf(name))).status).toBe(200)
    const { tries } = mail
    await eventually(() => expect(mail.tries).toBeGreaterThan(tries))
    names.push(name)
  }
  mail.mood = 'take'
  await eventually(() => expect(new Set(mail.ids).size).toBe(8))
  await checkBooks({ dataDir }, names)
  report('clock jump', { requests: names.length, letters: new Set(mail.ids).size })
})
