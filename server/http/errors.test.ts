import { expect, test } from 'vitest'
import { goodAnswers, testApp } from '../testing/test-app.ts'

const failing = {
  submit: async () => {
    throw new Error('secret-password at /some/path')
  },
}

test.each(['application/json', 'text/html'])('an internal error shows no details to a reader of %s', async (accept) => {
  const { app } = await testApp(failing)
  const headers = { accept, 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(goodAnswers).toString()
  const answer = await app.inject({ method: 'POST', url: '/f/quote', headers, payload })
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toContain(accept)
  expect(answer.body).not.toMatch(/secret|path|Error:|\.ts/)
})

test("an internal error shows the site's page for it", async () => {
  const { app } = await testApp({ ...failing, pages: { '500.html': 'our failure page' } })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams(goodAnswers).toString()
  const answer = await app.inject({ method: 'POST', url: '/f/quote', headers, payload })
  expect([answer.statusCode, answer.body]).toEqual([500, 'our failure page'])
})
