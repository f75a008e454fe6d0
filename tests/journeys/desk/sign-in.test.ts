import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { addAuthenticator, enrolledPhone, inviteByCommand, signedOutLine } from './phone.ts'

describe('signing in', () => {
  test('enrolls a phone by link, signs out, and signs in with the passkey', async ({ visit }) => {
    const page = await enrolledPhone(visit, 'Petra of the door')
    await page.getByRole('link', { name: 'You', exact: true }).tap()
    await page.getByRole('heading', { name: 'Signed in as Petra of the door' }).waitFor()
    await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
    await page.getByRole('button', { name: 'Sign in' }).tap()
    await page.getByRole('link', { name: 'Leads', exact: true }).waitFor()
  })

  test('adds a second device by link, and signs both out from one', async ({ visit }) => {
    const expected = [signedOutLine]
    const first = await enrolledPhone(visit, 'Dina of two devices')
    await first.getByRole('link', { name: 'You', exact: true }).tap()
    await first.getByRole('button', { name: 'Add another device' }).tap()
    const link = (await first.locator('.one-time-link').textContent()) ?? ''
    const second = await visit('/robots.txt', { width: 390, expected })
    await addAuthenticator(second)
    await second.goto(link.replace(/^.*(?=\/desk\/link#)/, ''))
    await second.getByRole('button', { name: 'Set up this device' }).tap()
    await second.getByRole('link', { name: 'You', exact: true }).tap()
    await second.getByRole('heading', { name: 'Signed in as Dina of two devices' }).waitFor()
    await second.getByRole('button', { name: 'Sign out on every device' }).tap()
    for (const page of [second, first]) await page.getByRole('heading', { name: 'Sign in to the desk' }).waitFor()
  })

  test('says that a link was used, and that another is incomplete', async ({ visit }) => {
    const expected = [/status of 4(?:01|04|10)/]
    const link = await inviteByCommand('Quinn of the door')
    const page = await visit('/robots.txt', { width: 390, expected })
    await page.goto(link)
    // By email without a passkey, which uses the link up.
    await page.getByText('no passkeys').tap()
    await page.getByLabel('Your email').fill('quinn@example.com')
    await page.getByRole('button', { name: 'Email me a link' }).tap()
    await expect.poll(() => page.getByText('Open the link in your email').isVisible()).toBe(true)
    const again = await visit(link, { width: 390, expected })
    await expect.poll(() => again.getByText('This link was already used').isVisible()).toBe(true)
    const wrong = await visit('/desk/link#short', { width: 390, expected })
    await expect
      .poll(() => wrong.getByText('This link isn’t complete').or(wrong.getByText("isn't complete")).isVisible())
      .toBe(true)
  })

  test('hides people and export from a helper', async ({ visit }) => {
    const page = await enrolledPhone(visit, 'Hope of the door')
    await page.getByRole('link', { name: 'You', exact: true }).tap()
    await page.getByRole('button', { name: 'Add another device' }).waitFor()
    expect(await page.getByText('Download all leads').count()).toBe(0)
    expect(await page.getByText('Invite somebody').count()).toBe(0)
  })

  test('is linked from nowhere on the public site', async ({ visit }) => {
    const page = await visit('/', { expected: [signedOutLine] })
    expect(await page.locator('[href*="/desk"]').count()).toBe(0)
    expect(await (await page.request.get('/sitemap-0.xml')).text()).not.toContain('/desk')
  })
})
