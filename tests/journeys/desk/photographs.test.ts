import { describe } from 'vitest'
import { phonePhoto } from '../../../server/testing/test-photographs.ts'
import { expect, test } from '../../browser/site.ts'
import { findings } from '../access/findings.ts'
import { quoteDialog } from '../quote-dialog.ts'
import { entriesOf, isGone, isSeen, lineThatBreaks } from './line.ts'
import { signedInPhone } from './phone.ts'

const photo = async (red: number) => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await phonePhoto({ width: 1200, height: 900, red }),
})

describe('photographs of a job', () => {
  test('are taken in two taps each without a line, are sent when it is back, and go to the customer and the gallery', async () => {
    const { phone, open, request, breakLine, mendLine } = await lineThatBreaks('Olga of the roof')
    await request({ name: 'Ann of the roof' })
    await phone.getByRole('link', { name: /Ann of the roof/ }).tap()
    await isSeen(phone, 'Confirmation to the customer: kept as a file')
    await breakLine()
    for (const [stage, red] of [
      ['Before', 60],
      ['After', 220],
    ] as const) {
      const camera = phone.waitForEvent('filechooser')
      await phone.locator('.stage-photo', { hasText: stage }).tap()
      // The second tap is the shutter.
      await (await camera).setFiles(await photo(red))
      await expect.poll(() => phone.locator('.stage-photo', { hasText: stage }).locator('canvas').count()).toBe(1)
    }
    await expect.poll(async () => (await entriesOf(phone)).length).toBe(2)
    expect(await findings(phone)).toEqual([])
    await phone.close()

    const later = await open('/desk')
    await isSeen(later, 'Waiting for a connection: 2.')
    await mendLine()
    await isGone(later, /Waiting for a connection/)
    await later.getByRole('link', { name: /Ann of the roof/ }).tap()
    await expect
      .poll(() =>
        later
          .locator('.stage-photo img')
          .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth)),
      )
      .toEqual([1200, 1200])

    await later.getByText('Meter readings (optional)').tap()
    const readings = later.locator('.readings')
    await readings.getByLabel('Before').fill('2.1 kW')
    await readings.getByLabel('After').fill('2.6 kW')
    const send = later.getByRole('link', { name: 'Send to the customer' })
    const text = decodeURIComponent((await send.getAttribute('href')) ?? '')
    await send.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await send.tap()
    await isSeen(later, 'Sent the photos of the job')
    await isSeen(later, "These photos are on the customer's private page.")
    // At its end nothing of the page lies under the buttons at the foot.
    await later.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    expect(await findings(later)).toEqual([])

    const customer = await open(new URL(/https?:\S+/.exec(text)?.[0] ?? '').pathname)
    await isSeen(customer, 'Meter: 2.6 kW')
    await expect
      .poll(() =>
        customer
          .locator('.private-pair img')
          .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth)),
      )
      .toEqual([1200, 1200])
    expect(await findings(customer)).toEqual([])
    await customer.close()

    await later.getByRole('link', { name: 'Show in the gallery' }).tap()
    await isSeen(later, 'Move the picture after the job')
    expect(await later.locator('.line-up canvas').count()).toBe(2)
  })

  test('wait in their order while another is being sent, and none is lost or sent twice', async () => {
    const { phone, request, breakLine, silenceLine, mendLine } = await lineThatBreaks('Olga of the slow line')
    await request({ name: 'Bea of the slow line' })
    await phone.getByRole('link', { name: /Bea of the slow line/ }).tap()
    await isSeen(phone, 'Confirmation to the customer: kept as a file')
    const take = async (stage: string, red: number) =>
      phone
        .locator('.stage-photo', { hasText: stage })
        .locator('input')
        .setInputFiles(await photo(red))
    const waiting = (stage: string, text: string) =>
      expect.poll(() => phone.locator('.stage-photo', { hasText: stage }).getByText(text).count()).toBe(1)
    silenceLine()
    await take('Before', 60)
    await waiting('Before', 'Sending')
    await take('After', 220)
    await waiting('After', 'Kept')
    // Chosen again while it waits: the same photograph.
    await take('After', 220)
    // The server has the photograph whose answer did not arrive; it gets the same one again.
    await breakLine()
    await mendLine()
    await isGone(phone, /Waiting for a connection/)
    expect(await entriesOf(phone)).toEqual([])
    await expect.poll(() => phone.locator('.photographs img').count()).toBe(2)
  })

  test('come from a visitor after the form, also after a cut line, and stand at the lead', async ({ visit }) => {
    const page = await visit('/', { width: 390, expected: [/ERR_INTERNET_DISCONNECTED/] })
    const { open, fill, submit } = quoteDialog(page)
    await open()
    await fill({ name: 'Rosa of the photos', phone: '(559) 555-0101', email: 'rosa.of.the.photos@example.com' })
    await submit.click()
    await page.getByRole('link', { name: 'Add photos of your roof' }).click()
    const input = page.getByLabel('Choose photos')
    await input.setInputFiles([await photo(60), await photo(220)])
    expect(await findings(page)).toEqual([])
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send photos' }).click()
    await isSeen(page, "We can't take photos right now.")
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send photos' }).click()
    await isSeen(page, '2 of 5 photos added. Thank you!')
    const said = page.getByText('2 of 5 photos added. Thank you!')
    const top = async () => (await said.boundingBox())?.y ?? -1
    await expect.poll(async () => [(await top()) > 0, (await top()) < 844]).toEqual([true, true])
    const phone = await signedInPhone(visit, 'Olga of the photos')
    await phone.getByRole('link', { name: /Rosa of the photos/ }).tap()
    await expect.poll(() => phone.locator('.photographs img').count()).toBe(2)
  })

  test('come from a visitor without script too, and a file of another kind is named', async ({ visit }) => {
    const page = await visit('/quote', { width: 390, javaScript: false, expected: [/status of 400/] })
    await page.getByLabel('Name').fill('Bea without script')
    await page.getByLabel('Phone Number').fill('(559) 555-0102')
    await page.getByLabel('Email Address').fill('bea.without.script@example.com')
    await page.getByRole('button', { name: 'Get My FREE Quote' }).click()
    await page.getByLabel('Choose photos').setInputFiles([await photo(90)])
    await page.getByRole('button', { name: 'Send photos' }).click()
    await isSeen(page, '1 of 5 photos added. Thank you!')
    const text = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Hello') }
    await page.getByLabel('Choose photos').setInputFiles([text])
    await page.getByRole('button', { name: 'Send photos' }).click()
    await isSeen(page, 'Choose a JPEG, PNG or WebP')
  })
})
