import { chromium, type Page, type Route } from 'playwright-core'
import { describe, inject, onTestFinished } from 'vitest'
import { linkAddress } from '../../../server/desk/accounts/invitation.ts'
import { linkStore } from '../../../server/desk/accounts/link-store.ts'
import { openStorage } from '../../../server/storage/open.ts'
import { tempDir } from '../../../server/testing/temp-dir.ts'
import { expect, test } from '../../browser/site.ts'
import { startSite } from '../../browser/site-process.ts'
import { isSeen } from './line.ts'
import { addAuthenticator, enrolledPhone, signedOutLine } from './phone.ts'

const openYou = async (page: Page) => {
  await page.getByRole('link', { name: 'You', exact: true }).tap()
  await page.getByRole('button', { name: 'Change my name' }).waitFor()
}

/** A server without any person, and a phone. */
const freshSite = async () => {
  const dataDir = tempDir()
  const site = await startSite(dataDir, { HOST: '127.0.0.1' })
  const browser = await chromium.connect(inject('browserEndpoint'))
  onTestFinished(async () => {
    await browser.close()
    await site.stop()
  })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  return { dataDir, port: new URL(site.url).port, phone: await context.newPage() }
}

describe('accounts', () => {
  test('the desk at another address names its own, where the first owner gives a name and is signed in', async () => {
    const { dataDir, port, phone } = await freshSite()
    await phone.goto(`http://127.0.0.1:${port}/desk`)
    await isSeen(phone, /The desk only works at http:\/\/localhost:\d+\/desk\./)
    const link = phone.getByRole('link', { name: 'Open the desk there' })
    expect(await link.getAttribute('href')).toMatch(/^http:\/\/localhost:\d+\/desk$/)
    const storage = await openStorage({ dataDir })
    onTestFinished(storage.close)
    const token = await linkStore(storage).create({ kind: 'first', name: '', role: 'owner' }, new Date())
    await phone.goto(`http://localhost:${port}/robots.txt`)
    await addAuthenticator(phone)
    await phone.goto(linkAddress(`http://localhost:${port}/desk`, token))
    const setUp = phone.getByRole('button', { name: 'Set up this device' })
    // Without a name the browser points at the field.
    await setUp.tap()
    await expect.poll(() => phone.evaluate(() => document.activeElement?.id)).toBe('name')
    await phone.getByLabel('Your name').fill('Óscar Ruiz')
    await setUp.tap()
    await phone.getByRole('link', { name: 'You', exact: true }).tap()
    await isSeen(phone, 'Signed in as Óscar Ruiz')
    await isSeen(phone, 'Owner')
  })

  test('a person changes their name, and is told if it is taken', async ({ visit }) => {
    await enrolledPhone(visit, 'Nora of the keys')
    const page = await enrolledPhone(visit, 'Owner of the keys', { isOwner: true })
    await openYou(page)
    const field = page.getByRole('textbox', { name: 'Your name' })
    await field.fill('NORA of the keys')
    await page.getByRole('button', { name: 'Change my name' }).tap()
    await isSeen(page, 'Somebody here already has that name')
    await field.fill('Ángela of the keys')
    await page.getByRole('button', { name: 'Change my name' }).tap()
    await page.getByRole('heading', { name: 'Signed in as Ángela of the keys' }).waitFor()
  })

  test('a lost device is removed and signed out at once', async ({ visit }) => {
    const expected = [signedOutLine]
    const page = await enrolledPhone(visit, `Lola of the lost phone ${crypto.randomUUID().slice(0, 8)}`)
    // A slow line: the button is pressed before the passkey can be asked for.
    const pressed = Promise.withResolvers<void>()
    const hold = async (route: Route) => {
      await pressed.promise
      await route.continue()
    }
    await page.context().route('**/desk/api/confirm/options', hold)
    await openYou(page)
    await page.getByRole('button', { name: 'Add another device' }).tap()
    pressed.resolve()
    const link = (await page.locator('.one-time-link').textContent()) ?? ''
    const lost = await visit('/robots.txt', { width: 390, expected })
    await addAuthenticator(lost)
    await lost.goto(link.replace(/^.*(?=\/desk\/link#)/, ''))
    await lost.getByRole('button', { name: 'Set up this device' }).tap()
    await lost.getByRole('link', { name: 'Leads' }).waitFor()
    await page.reload()
    await page.getByText(/^this device · /).waitFor()
    await page.getByRole('button', { name: 'Remove' }).tap()
    await page.getByRole('button', { name: 'Yes, remove' }).tap()
    await lost.getByRole('heading', { name: 'Sign in to the desk' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Remove' }).count()).toBe(0)
    await openYou(page)
  })
})
