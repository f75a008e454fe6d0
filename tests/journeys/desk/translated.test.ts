import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { translate } from '../engines/in-page.ts'
import { enrolledPhone, sendRequest } from './phone.ts'

describe('the desk in a browser that translates it', () => {
  test('shows each new state of a lead, of the inbox and of the line, and lets somebody sign in again', async ({
    visit,
  }) => {
    const page = await enrolledPhone(visit, 'Olga of the translator', { isOwner: true, serviceWorkers: 'block' })
    const shows = (text: string | RegExp) => expect.poll(() => page.getByText(text).first().isVisible()).toBe(true)
    const tap = (name: string | RegExp, role: 'button' | 'link' = 'button') => page.getByRole(role, { name }).tap()
    await page.evaluate(translate)

    await sendRequest({ name: 'Tina of the translator', note: 'Twelve panels' })
    await tap(/Tina of the translator/, 'link')
    await tap('Add a note')
    await page.getByLabel('Note').fill('Gate code 12')
    await tap('Save the note')
    await shows('Gate code 12')
    await tap('Undo')
    await expect.poll(() => page.getByText('Gate code 12').count()).toBe(0)
    await tap('Quote')
    await page.getByLabel('Amount in dollars').fill('180')
    await tap('Save the quote')
    await shows('Quoted $180')
    await tap('Lost')
    await tap('No answer')
    await shows('Lost: No answer')

    await page.getByRole('link', { name: 'Leads', exact: true }).tap()
    for (const filter of ['Mine', 'Possible spam', 'All', 'Waiting']) await tap(new RegExp(`^${filter}`))
    await page.context().setOffline(true)
    await shows(/Not live|No line|can't be reached/)
    await page.context().setOffline(false)

    await tap('Site', 'link')
    await tap('Numbers', 'link')
    await tap('You', 'link')
    await shows('Signed in as Olga of the translator')
    await page.route('**/desk/api/sign-in', (route) => route.fulfill({ status: 401, json: { error: 'passkey-wrong' } }))
    await tap('Sign out')
    await tap('Sign in')
    await shows("That didn't work.")
    await page.unroute('**/desk/api/sign-in')
    await tap('Sign in')
    await page.getByRole('link', { name: 'Leads' }).waitFor()
  })
})
