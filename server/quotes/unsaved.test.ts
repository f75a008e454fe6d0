import { describe, expect, test } from 'vitest'
import { StorageUnavailable } from '../storage/leads.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const start = () =>
  testApp({
    submit: async () => {
      throw new StorageUnavailable('The request could not be kept', { cause: new Error('disk full at /some/path') })
    },
  })

describe('a quote request that could not be stored', () => {
  test('is answered with a sentence that names the phone number, and a retry time', async () => {
    const { app } = await start()
    const answer = await app.inject({ method: 'POST', url: '/f/quote', payload: goodAnswers })
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'It could not be saved: call (740) 555-0117.' }])
    expect(answer.headers['retry-after']).toBe('60')
    expect(answer.body).not.toContain('disk')
  })

  test('shows a browser without script the phone number and a link back to the form', async () => {
    const { app } = await start()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(goodAnswers).toString()
    const answer = await app.inject({ method: 'POST', url: '/f/quote', headers, payload })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('<li>It could not be saved: call (740) 555-0117.</li>')
    expect(answer.body).toContain('<a href="/quote">')
  })
})
