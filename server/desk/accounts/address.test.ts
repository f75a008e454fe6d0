import { expect, test } from 'vitest'
import { testAuthenticator } from '../../testing/authenticator.ts'
import { testDesk } from '../../testing/test-desk.ts'
import { deskAddress } from './invitation.ts'

const local = 'http://localhost:4321'

test('a server on 127.0.0.1 makes links to localhost, the name that the desk accepts', () => {
  expect(deskAddress(local, 'http://127.0.0.1:8080')).toBe('http://localhost:8080/desk')
})

test.each([
  ['https://example.com', 'https://example.com/desk'],
  ['http://solar.lan:8080', 'http://solar.lan:8080/desk'],
  ['http://192.168.1.20', 'http://192.168.1.20/desk'],
  ['http://localhost:9999', `${local}/desk`],
  ['http://127.0.0.1:9999', 'http://127.0.0.1:4321/desk'],
  ['http://[::1]:9999', 'http://[::1]:4321/desk'],
])('with siteUrl %s links lead to %s', (siteUrl, address) => {
  expect(deskAddress(siteUrl, local)).toBe(address)
})

test('on http, which is this machine, the cookie has a plain name that browsers accept', async () => {
  const { call, link } = await testDesk({ siteUrl: local })
  const headers = { origin: local }
  const token = await link()
  const options = (await call('/enroll/options', { body: { token }, headers })).json()
  const passkey = testAuthenticator().create(options, { origin: local, host: 'localhost' })
  const answer = await call('/enroll', { body: { token, passkey }, headers })
  expect(answer.statusCode).toBe(200)
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^desk=[\w-]{43}; .*HttpOnly; SameSite=Strict$/)
  expect(cookie).not.toContain('Secure')
})

test('a desk opened at another address names its own', async () => {
  const { call } = await testDesk()
  for (const origin of ['https://www.site.example', 'https://abc.tunnel.example', 'http://site.example']) {
    const answer = await call('/sign-in/options', { body: {}, headers: { origin } })
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { error: 'wrong-origin', address: 'https://site.example/desk' },
    ])
  }
})
