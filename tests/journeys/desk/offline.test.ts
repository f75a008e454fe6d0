import { describe, inject } from 'vitest'
import { peopleStore } from '../../../server/desk/accounts/people-store.ts'
import { changeStore } from '../../../server/desk/leads/change-store.ts'
import { openStorage } from '../../../server/storage/open.ts'
import { expect, test } from '../../browser/site.ts'
import { findings } from '../access/findings.ts'
import { addNote, entriesOf, isGone, isSeen, lineThatBreaks } from './line.ts'

describe('the desk offline', () => {
  test('shows opened leads, stores changes, sends them once reconnected, and keeps nothing after sign-out', async () => {
    const { phone, open, request, breakLine, mendLine } = await lineThatBreaks('Olga of the ladder')
    await request({ name: 'Ann of the ladder', note: 'Two dogs' })
    await phone.getByRole('link', { name: /Ann of the ladder/ }).tap()
    await isSeen(phone, 'Confirmation to the customer: kept as a file')
    await phone.getByRole('link', { name: 'Leads' }).first().tap()
    await isSeen(phone, 'Ann of the ladder')

    await breakLine()
    await phone.reload()
    await phone.getByRole('link', { name: /Ann of the ladder/ }).tap()
    await isSeen(phone, /No answer from the server\. This is how it was/)
    await isSeen(phone, 'Two dogs')
    await addNote(phone, 'The gate is brown')
    await isSeen(phone, 'Kept. Sent once you’re online.'.replace('’', "'"))
    await addNote(phone, 'Ask for Lee')
    expect(await phone.locator('.lead-state').textContent()).toBe('New')
    await phone.getByRole('button', { name: 'Quote' }).tap()
    await phone.getByLabel('Amount in dollars').fill('180')
    await phone.getByRole('button', { name: 'Save the quote' }).tap()
    await expect.poll(() => phone.locator('.lead-state').textContent()).toBe('Quoted')
    await isSeen(phone, 'Kept on this phone. Your customer has nothing yet.')
    await isSeen(phone, 'Quoted $180')
    await phone.getByRole('link', { name: 'Leads' }).first().tap()
    const row = phone.getByRole('link', { name: /Ann of the ladder/ })
    await expect.poll(() => row.textContent()).toMatch(/Quoted[\s\S]*\$180[\s\S]*Waiting for a connection/)
    await phone.close()

    const later = await open('/desk')
    await isSeen(later, 'Waiting for a connection: 3.')
    await isSeen(later, 'Quoted')
    await mendLine()
    await isGone(later, /Waiting for a connection/)
    await isGone(later, /No answer from the server/)
    // A quoted lead no longer waits.
    await later.getByRole('button', { name: 'All', exact: true }).tap()
    await later.getByRole('link', { name: /Ann of the ladder/ }).tap()
    await isSeen(later, 'The gate is brown')
    await isSeen(later, 'Ask for Lee')
    expect(await later.locator('.lead-state').textContent()).toBe('Quoted')

    await later.getByRole('link', { name: 'You', exact: true }).tap()
    await later.getByRole('button', { name: 'Sign out', exact: true }).tap()
    await later.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await later.evaluate(() => caches.has('desk-data'))).toBe(false)
    expect(await entriesOf(later)).toEqual([])
    await breakLine()
    await later.goto('/desk')
    await isSeen(later, /The server can't be reached/)
    await isGone(later, 'Ann of the ladder')
  })

  test('reports a change for which somebody else was faster, and keeps theirs', async () => {
    const { phone, request, breakLine, mendLine } = await lineThatBreaks('Ida of the ladder')
    await request({ name: 'Bo of the ladder' })
    await phone.getByRole('link', { name: /Bo of the ladder/ }).tap()
    await isSeen(phone, 'Confirmation to the customer: kept as a file')
    await breakLine()
    await addNote(phone, 'Too late')
    await isSeen(phone, 'Waiting for a connection: 1.')
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findings(phone)).toEqual([])
    }

    const storage = await openStorage({ dataDir: inject('dataDir') })
    const named = storage.db.selectFrom('leads').select('id').where('name', '=', 'Bo of the ladder')
    const { id } = await named.executeTakeFirstOrThrow()
    const ida = await peopleStore(storage).byName('Ida of the ladder')
    const change = { id: crypto.randomUUID(), version: 0, change: { kind: 'quote', cents: 9_900 } } as const
    await changeStore(storage, { owes: [], mailDomain: () => '' }).change(id, change, ida?.id ?? '', new Date())
    await storage.close()

    await mendLine()
    await isSeen(phone, /Not saved for Bo of the ladder: Somebody changed this lead/)
    await isSeen(phone, 'Quoted $99')
    // Her text stays visible until she has read that it was not saved.
    await isSeen(phone, 'Too late')
    await phone.reload()
    await isSeen(phone, 'Too late')
    await phone.getByRole('button', { name: 'Got it' }).tap()
    await isGone(phone, 'Too late')
    expect(await entriesOf(phone)).toEqual([])
  })
})
