import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { translate } from '../engines/in-page.ts'
import { addNote, isGone, isSeen, lineThatBreaks } from './line.ts'
import { enrolledPhone } from './phone.ts'

describe('the desk in a browser that translates it', () => {
  test('shows each new state of a lead, of the inbox and of the line, and lets somebody sign in again', async () => {
    const { phone, request, breakLine, mendLine } = await lineThatBreaks('Olga of the translator', enrolledPhone)
    const errors: Error[] = []
    phone.on('pageerror', (error) => errors.push(error))
    const tap = (name: string | RegExp, role: 'button' | 'link' = 'button') =>
      phone
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .tap()
    await phone.evaluate(translate)

    await request({ name: 'Tina of the translator', note: 'Twelve panels' })
    await tap(/Tina of the translator/, 'link')
    await addNote(phone, 'Gate code 12')
    await isSeen(phone, 'Gate code 12')
    await tap('Undo')
    await isGone(phone, 'Gate code 12')
    await tap('Quote')
    await phone.getByLabel('Amount in dollars').fill('180')
    await tap('Save the quote')
    await isSeen(phone, 'Quoted $180')

    await breakLine()
    await addNote(phone, 'Two dogs')
    await isSeen(phone, 'Waiting for a connection: 1.')
    await addNote(phone, 'Three cats')
    await isSeen(phone, 'Waiting for a connection: 2.')
    await mendLine()
    await isGone(phone, /Waiting for a connection/)

    await tap('Leads', 'link')
    for (const filter of [/^Mine/, /^Possible spam/, /^All/, /^Waiting/]) await tap(filter)
    for (const page of ['Site', 'Numbers', 'You']) await tap(page, 'link')
    await isSeen(phone, 'Signed in as Olga of the translator')
    await tap('Sign out')
    await tap('Sign in')
    await phone.getByRole('link', { name: 'Leads', exact: true }).waitFor()
    expect(errors).toEqual([])
  })
})
