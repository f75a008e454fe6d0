import { expect, test, vi } from 'vitest'
import { testDesk } from '../../testing/test-desk.ts'

const linkIn = (text = '') => /link#([\w-]{43})/.exec(text)?.[1] ?? ''

test.each([
  '\u200Bmaria@example.com',
  '\u00A0maria@example.com\uFEFF',
  'mar\u00ADia@example.com',
  ' maria@example.com\u202C',
])('an address is known whatever invisible characters were pasted along with it: %j', async (email) => {
  const desk = await testDesk()
  await desk.call('/enroll/email', { body: { token: await desk.link(), email } })
  expect(desk.letters).toMatchObject([{ to: { address: 'maria@example.com' } }])
  await desk.call('/sign-in/link', { body: { token: linkIn(desk.letters[0]?.text) } })
  expect((await desk.call('/sign-in/email', { body: { email } })).statusCode).toBe(200)
  await vi.waitFor(() => expect(desk.letters).toHaveLength(2))
})
