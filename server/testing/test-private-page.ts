import { answerPlace } from '../../contract/answer-place.ts'
import type { Change } from '../../contract/desk/lead.ts'
import type { WrittenQuote } from '../../contract/desk/written-quote.ts'
import { testDesk } from './test-desk.ts'

/** The day so many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** A quote of 150 dollars. */
export const written: WrittenQuote = {
  language: 'en',
  lines: [{ text: 'Windows outside, 20 windows', cents: 15_000 }],
  included: ['Frames wiped'],
  terms: ['Pay with cash or check.'],
  validUntil: inDays(14),
}

/** A lead with the calls about its private page: `get` reads it as its customer, `yes` presses the button there. */
export const testPrivatePage = async (lead = {}, more = {}) => {
  const desk = await testDesk({ ...more, pages: { 'q/index.html': `<main>${answerPlace}</main>` } })
  const maria = await desk.enter('Maria', 'helper')
  const id = await desk.lead({ name: 'Ann O’Hara', ...lead })
  const seen = async () => (await maria.call(`/leads/${id}`)).json()
  const change = async (what: Change) => {
    const { version } = await seen()
    return maria.call(`/leads/${id}/changes`, { body: { id: crypto.randomUUID(), version, change: what } })
  }
  const quote = (more: Partial<WrittenQuote> = {}) => {
    const all = { ...written, ...more }
    return change({ kind: 'quote', cents: all.lines.reduce((sum, { cents }) => sum + cents, 0), written: all })
  }
  const path = new URL((await maria.call(`/leads/${id}/page`)).json().address).pathname
  const get = (url = path) => desk.app.inject({ url })
  const yes = () =>
    desk.app.inject({ url: path, method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  return { desk, maria, id, path, change, quote, get, yes, seen }
}
