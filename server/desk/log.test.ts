import { expect, test } from 'vitest'
import { testDesk } from '../testing/test-desk.ts'

test("the log contains people's ids only and no secrets, whatever is called", async () => {
  const lines: string[] = []
  const { call, enter, lead, link, letters, people } = await testDesk({
    logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } },
  })
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
  const helper = await enter('Nora Helpername', 'helper')
  await helper.call('/leads.csv')
  await call('/sign-in/link', { body: { token: 'a'.repeat(43) } })
  await call('/sign-out', { method: 'POST', body: {}, headers: { origin: 'https://evil.example' } })
  await owner.call('/name', { body: { name: 'Olga Othername' } })
  await owner.call(`/people/${helper.id}`, { method: 'DELETE' })
  const further = /#([\w-]{43})/.exec(letters[0]?.text ?? '')?.[1] ?? ''
  await call('/sign-in/link', { body: { token: further } })

  expect(letters).toHaveLength(1)
  expect(lines.length).toBeGreaterThan(0)
  const cookie = owner.cookie.replace(/^.*=/, '')
  const secrets = [token, cookie, new URL(address).pathname.replace(/^.*\//, '')]
  const names = ['Secretname', 'Othername', 'Visitorname', 'Helpername', 'Guestname']
  for (const word of [...names, 'example.com', 'gate code', 'dog bites', '(559)', ...secrets])
    expect(lines.filter((line) => line.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  const said = lines.map((line): Record<string, unknown> => JSON.parse(line))
  const maria = await people.byName('Maria Helpername')
  for (const line of [
    { msg: 'person invited', by: owner.id },
    { msg: 'leads exported', person: owner.id },
    { msg: 'renamed', person: owner.id },
    { msg: 'person removed', person: helper.id, by: owner.id },
    { msg: 'signed in', person: maria?.id, way: 'letter' },
    { msg: 'desk call refused', route: '/desk/api/sign-in/link', code: 'link-wrong' },
    { msg: 'desk call refused', route: '/desk/api/leads.csv', code: 'not-allowed' },
    { msg: 'desk call refused', route: '/desk/api/sign-out', code: 'wrong-origin' },
  ])
    expect(said).toContainEqual(expect.objectContaining(line))
})
