import type { CDPSession } from 'playwright-core'
import { describe } from 'vitest'
import type { PushNews } from '../../../contract/desk/push.ts'
import { ownBrowser } from '../../browser/own-browser.ts'
import { expect, test } from '../../browser/site.ts'
import { findWholeChromium } from '../../machine/browser.ts'
import { enrolledPhone, sendRequest } from './phone.ts'

const registrationOf = async (session: CDPSession): Promise<string> => {
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const desk = registrations.find(({ scopeURL }) => scopeURL.endsWith('/desk'))
      if (desk) resolve(desk.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return known
}

describe('a notification', () => {
  test('pushed while the desk is closed shows the sender, and replaces the previous one', async () => {
    const visit = await ownBrowser({ executablePath: findWholeChromium() })
    const page = await enrolledPhone(visit, 'Nora of the news')
    await sendRequest({ name: 'Ned of the news' })
    await page.getByRole('link', { name: /Ned of the news/ }).waitFor()
    const origin = new URL(page.url()).origin
    await page.context().grantPermissions(['notifications'], { origin })
    await page.evaluate(() => navigator.serviceWorker.ready)
    const session = await page.context().newCDPSession(page)
    const registrationId = await registrationOf(session)
    // A real push starts the worker; one delivered by hand reaches only a running worker.
    await session.send('ServiceWorker.startWorker', { scopeURL: `${origin}/desk` })
    // No desk page is open: only the service worker gets this.
    await page.goto('/robots.txt')
    const push = async (title: string) => {
      const news: PushNews = { title, body: '22 panels', path: '/desk/leads/1', tag: 'lead-1', isQuiet: false }
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(news) })
    }
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/desk')
        const all = (await registration?.getNotifications()) ?? []
        return all.map(({ title, body, data, tag }) => [title, body, data, tag])
      })
    await push('Rosa M. in Hanford asks for a price')
    await expect.poll(shown).toEqual([['Rosa M. in Hanford asks for a price', '22 panels', '/desk/leads/1', 'lead-1']])
    await push('Rosa M. in Hanford is waiting')
    await expect.poll(shown).toEqual([['Rosa M. in Hanford is waiting', '22 panels', '/desk/leads/1', 'lead-1']])
  })
})
