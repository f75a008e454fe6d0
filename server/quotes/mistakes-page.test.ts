import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

test("a browser without script gets a page that names each mistake in the form's words", async () => {
  const { app } = await testApp()
  const form = { name: 'x'.repeat(201), phone: '', email: 'ann', panels: 'many', '"><script>': 'y'.repeat(4001) }
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: '/f/quote',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  expect(statusCode).toBe(422)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/)
  expect(body.match(/<li>.*?<\/li>/g)).toEqual([
    '<li>Your name: 200 characters at most</li>',
    '<li>Enter your number</li>',
    '<li>Enter an email with an @</li>',
    '<li>Panels: digits only</li>',
    '<li>&quot;&gt;&lt;script&gt;: 4000 characters at most</li>',
  ])
  expect(body).toContain('<a href="/quote">Or start over</a>')
})
