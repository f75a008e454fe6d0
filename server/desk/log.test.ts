import { expect, test } from 'vitest'
import { testDesk } from '../testing/desk.ts'

test('the log names nobody and holds no secret, whatever is asked, searched or done', async () => {
  const lines: string[] = []
  const { call, enter, lead, link, letters } = await testDesk(
    {},
    { level: 'trace', stream: { write: (line: string) => lines.push(line) } },
  )
  const owner = await enter('Olga Secretname', 'owner')
  const id = await lead({ name: 'Ann Visitorname', note: 'gate code 4711' })
  const token = await link({ name: 'Maria Helpername' })
  await owner.call('/leads?filter=all&search=ann%40example.com')
  await owner.call('/leads?filter=all&search=visitorname')
  await owner.call(`/leads/${id}`)
  const note = { id: crypto.randomUUID(), version: 0, change: { kind: 'note', text: 'dog bites' } }
  await owner.call(`/leads/${id}/changes`, { body: note })
  await owner.call(`/leads/${id}/changes`, { body: { ...note, version: 'Visitorname' } })
  await owner.call('/people', { body: { name: 'Nina Guestname', role: 'helper' } })
  await call('/enroll/email', { body: { token, email: 'maria@example.com' } })
  await call('/sign-in/email', { body: { email: 'maria@example.com' } })
  await call('/link', { body: { token: 'Secretname' } })
  const { address } = (await owner.call('/calendar', { body: {} })).json()
  await owner.call('/leads.csv')

  expect(letters).toHaveLength(1)
  expect(lines.length).toBeGreaterThan(0)
  const cookie = owner.cookie.replace(/^.*=/, '')
  const secrets = [token, cookie, new URL(address).pathname.replace(/^.*\//, '')]
  const names = ['Secretname', 'Visitorname', 'Helpername', 'Guestname']
  for (const word of [...names, 'example.com', 'gate code', 'dog bites', '(559)', ...secrets])
    expect(lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()))).toEqual([])
})
