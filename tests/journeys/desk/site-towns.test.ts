import { describe } from 'vitest'
import { readContent } from '../../../content/schema/read.ts'
import { expect, test } from '../../browser/site.ts'
import { describeShipped } from '../../shipped-business.ts'
import { signedInPhone } from './phone.ts'

const { business, cities } = readContent()

describe('the towns of a site that was just installed', () => {
  test('each have one of the counties, and are named as soon as theirs is none of them', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Tess of the towns', { isOwner: true })
    await page.goto('/desk/site/forms/towns')
    const [town] = cities
    await page
      .getByText(town?.name ?? '', { exact: true })
      .first()
      .tap()
    const county = page.getByLabel('County', { exact: true }).first()
    await expect.poll(() => county.inputValue()).toBe(town?.county)
    expect(await county.getByRole('option').allTextContents()).toEqual(business.counties)
    await page.goto('/desk/site/forms/business?field=counties')
    await expect.poll(() => page.getByText(/none of your counties/).count()).toBe(0)
    await page.locator('[data-field="counties"] summary').first().tap()
    await page.locator('[data-field="counties"]').getByRole('button', { name: 'Remove' }).first().tap()
    const [gone] = business.counties
    const orphan = cities.find((one) => one.county === gone)
    await page.getByText(new RegExp(`none of your counties: .*${orphan?.name}`)).waitFor()
    await page.getByRole('button', { name: 'Throw away what I typed' }).tap()
  })

  test('each have their own name: Save leads to that of a second one', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Dan of the doubles', { isOwner: true })
    await page.goto('/desk/site/forms/towns')
    await page.getByText('Add a new one', { exact: true }).tap()
    const form = page.locator('form').last()
    const name = form.getByLabel('Name', { exact: true })
    await name.fill(cities[0]?.name ?? '')
    await form.getByLabel('County', { exact: true }).selectOption({ index: 1 })
    await form.getByLabel('Picture', { exact: true }).selectOption({ index: 2 })
    await form.locator('[name="miles"]').fill('9')
    await form.locator('textarea').first().fill('We come here on Mondays.')
    await form.getByRole('button', { name: 'Save', exact: true }).tap()
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByText("There's already one with this name.").waitFor()
    await form.getByRole('button', { name: 'Throw away what I typed' }).tap()
  })

  describeShipped('as it ships', () => {
    test('are removed by one button, which asks first and names how many, and pairs are listed by Getting ready', async ({
      visit,
    }) => {
      const page = await signedInPhone(visit, 'Rosa of the removal', { isOwner: true })
      await page.goto('/desk/site/forms/towns')
      await page.getByRole('button', { name: `Remove all ${cities.length} that came with the site` }).tap()
      await page.getByText(/What you wrote or changed stays/).waitFor()
      await page.getByRole('button', { name: 'Cancel' }).tap()
      await page.goto('/desk/site/pictures?show=before-and-after&from=ready')
      // All pictures show until the list of Getting ready is read.
      const shown = page.locator('.picture-list li')
      await expect.poll(async () => (await shown.count()) > 1 && (await shown.count()) < 15).toBe(true)
      expect((await shown.allTextContents()).some((text) => /home page, Before and after/i.test(text))).toBe(true)
      await page.getByRole('link', { name: 'Gallery', exact: true }).waitFor()
    })
  })
})
