import { describe, expect, test } from 'vitest'
import { answerPlace } from '../../../contract/answer-place.ts'
import type { Change } from '../../../contract/desk/lead.ts'
import type { WrittenQuote } from '../../../contract/desk/written-quote.ts'
import { testDesk } from '../../testing/desk.ts'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

const written: WrittenQuote = {
  language: 'en',
  lines: [{ text: 'Windows outside, 20 windows', cents: 15_000 }],
  included: ['Frames wiped'],
  terms: ['Pay with cash or check.'],
  validUntil: inDays(14),
}

const setUp = async (lead = {}) => {
  const desk = await testDesk({ pages: { 'q/index.html': `<main>${answerPlace}</main>` } })
  const maria = await desk.enter('Maria', 'helper')
  const id = await desk.lead({ name: 'Ann O’Hara', ...lead })
  let version = 0
  const change = async (what: Change) => {
    const body = { id: crypto.randomUUID(), version, change: what }
    const answer = await maria.call(`/leads/${id}/changes`, { body })
    version = answer.json().version ?? version
    return answer
  }
  const quote = (more: Partial<WrittenQuote> = {}) => {
    const all = { ...written, ...more }
    return change({ kind: 'quote', cents: all.lines.reduce((sum, { cents }) => sum + cents, 0), written: all })
  }
  const path = new URL((await maria.call(`/leads/${id}/page`)).json().address).pathname
  const get = (url = path) => desk.app.inject({ url })
  const yes = () =>
    desk.app.inject({ url: path, method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  const seen = async () => (await maria.call(`/leads/${id}`)).json()
  return { desk, maria, id, path, change, quote, get, yes, seen }
}

describe('a private page', () => {
  test('shows the written quote under an address that nobody keeps, finds or passes on', async () => {
    const { quote, get, path } = await setUp()
    await quote()
    const page = await get()
    expect(path).toMatch(/^\/q\/[\w-]{22}$/)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    for (const text of [
      'Made for Ann O’Hara',
      'Windows outside, 20 windows',
      '$150',
      'Frames wiped',
      'Pay with cash or check.',
    ])
      expect(page.body).toContain(text)
  })
})
