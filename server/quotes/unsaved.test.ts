import { describe, expect, test } from 'vitest'
import { StorageUnavailable } from '../storage/leads.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const start = (pages = {}) =>
  testApp({
    pages,
    submit: async () => {
      throw new StorageUnavailable('The request could not be kept', { cause: new Error('disk full at /some/path') })
    },
  })

describe('a request that could not be kept', () => {
  test('is answered with a sentence that names whom to call, and when to try again', async () => {
    const { app } = await start()
    const answer = await app.inject({ method: 'POST', url: '/f/quote', payload: goodAnswers })
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'It could not be saved: call (740) 555-0117.' }])
    expect(answer.headers['retry-after']).toBe('60')
    expect(answer.body).not.toContain('disk')
  })

  test('loses a browser without script nothing of what was typed', async () => {
    const form = '<main><form><div data-form-errors></div><input name="name"><input name="phone"></form></main>'
    const { app } = await start({ 'quote/index.html': form })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(goodAnswers).toString()
    const answer = await app.inject({ method: 'POST', url: '/f/quote', headers, payload })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('<li>It could not be saved: call (740) 555-0117.</li>')
    expect(answer.body).toContain('value="Ann O’Hara"')
    expect(answer.body).toContain('value="(559) 555-0101"')
  })
})
