import { describe, expect, test } from 'vitest'
import { StorageUnavailable } from '../storage/leads.ts'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const start = () =>
  testApp({
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

  test('names whom to call to a browser without script, and leads back to the form', async () => {
    const { app } = await start()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(goodAnswers).toString()
    const answer = await app.inject({ method: 'POST', url: '/f/quote', headers, payload })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('<li>It could not be saved: call (740) 555-0117.</li>')
    expect(answer.body).toContain('<a href="/quote">')
  })
})
