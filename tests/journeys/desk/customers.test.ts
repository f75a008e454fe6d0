import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { findings } from '../access/findings.ts'
import { isGone, isSeen } from './line.ts'
import { signedInPhone, tapsOn } from './phone.ts'

const enter = (visit: Parameters<typeof signedInPhone>[0], name: string) =>
  signedInPhone(visit, name, { isOwner: true, serviceWorkers: 'block' })

/** Opens "Somebody called" by `tap` and types a number where the keys go. */
const typeNumber = async (page: Page, tap: ReturnType<typeof tapsOn>['tap'], number: string) => {
  await tap(/Somebody called/, 'link')
  await page.locator('input[type=tel]:focus').waitFor()
  await page.keyboard.type(number)
}

const choose = async (page: Page, name: string, rows: readonly string[]) => {
  const buffer = Buffer.from(['First Name,Mobile,City,Last job,Total', ...rows, ''].join('\r\n'))
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name }).waitFor()
}

describe('customers at the desk', () => {
  test('who call are written down in two taps and what is typed', async ({ visit }) => {
    const page = await enter(visit, 'Olga by hand')
    const { tap, count } = tapsOn(page)
    await typeNumber(page, tap, '559 555 0161')
    await page.getByLabel('Name').fill('Ann by hand')
    await tap('Save')
    await page.getByRole('heading', { name: 'Ann by hand' }).waitFor()
    expect(await page.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+15595550161')
    expect(count()).toBe(2)
    expect(await findings(page)).toEqual([])
    await page.locator('.lead-back').tap()
    await page.getByRole('link', { name: /Ann by hand/ }).waitFor()

    await typeNumber(page, tap, '559 555 019')
    await page.getByRole('button', { name: 'Save' }).tap()
    await isSeen(page, 'This number has 9 digits')
    await page.getByRole('button', { name: 'Save anyhow' }).tap()
    await isSeen(page, "This isn't a number you can call.")
  })

  test('come from a list whose columns are guessed and whose bad row is named, once, and go again as a whole', async ({
    visit,
  }) => {
    const page = await enter(visit, 'Olga of the columns')
    const list = [
      'Ida of the columns,(559) 555-0162,Hanford,5/14/2025,$220',
      'Bea of the columns,559-555-0163,Lemoore,6/1/2025,$180',
      'Nobody at all,,Visalia,,',
    ]
    await page.getByRole('link', { name: 'You' }).tap()
    await page.getByRole('link', { name: 'Import a list' }).tap()
    await choose(page, 'jobber.csv', list)
    await isSeen(page, '2 new customers')
    for (const [column, field] of [
      ['First Name', 'firstName'],
      ['Mobile', 'phone'],
      ['City', 'town'],
      ['Last job', 'jobOn'],
      ['Total', 'paid'],
    ])
      expect(await page.getByLabel(`Column ${column}`).inputValue()).toBe(field)
    await page.getByText("1 row can't be read").tap()
    await isSeen(page, 'Line 4: no phone number or email. Nobody at all, Visalia')
    expect(await findings(page)).toEqual([])
    await page.getByLabel('Put them on the Due list').uncheck()
    await page.getByRole('button', { name: 'Import 2 customers' }).tap()
    await isSeen(page, '2 customers imported.')

    await choose(page, 'jobber.csv', list)
    await isSeen(page, '0 new customers, 2 are here already')
    expect(await page.getByRole('button', { name: 'Import 0 customers' }).isDisabled()).toBe(true)

    await page.getByRole('button', { name: 'Undo this import' }).first().tap()
    await isSeen(page, 'Remove 2 customers that nobody has changed since?')
    await page.getByRole('button', { name: 'Yes, remove' }).tap()
    await isSeen(page, 'Undone')
    await page.goto('/desk?filter=all&search=of+the+columns')
    await isSeen(page, 'Nothing here.')
  })

  test('who are due are called in two taps, and "Not anymore" ends it for good unless it is taken back at once', async ({
    visit,
  }) => {
    const page = await enter(visit, 'Olga of the due')
    await page.goto('/desk/import')
    await choose(page, 'due.csv', ['Tony of the due,(559) 555-0164,Hanford,5/14/2025,$220'])
    await page.getByRole('button', { name: 'Import 1 customer' }).tap()
    await isSeen(page, '1 customer imported.')
    await page.getByRole('link', { name: 'Leads' }).tap()
    const row = page.locator('.due-row', { hasText: 'Tony of the due' })
    await page.getByRole('link', { name: /^Due/ }).tap()
    await row.getByRole('link', { name: 'Call' }).tap()
    await expect.poll(() => row.textContent()).toMatch(/Asked /)
    expect(await row.textContent()).toContain('Hanford · last job May 14, 2025 · $220')
    const text = decodeURIComponent((await row.getByRole('link', { name: 'Text' }).getAttribute('href')) ?? '')
    expect(text).toMatch(
      /^sms:\+15595550164\?&body=Hi Tony, this is Olga of the due from .* time for your next cleaning/,
    )
    expect(await findings(page)).toEqual([])

    await row.getByRole('button', { name: 'Not anymore' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await isGone(page, /No more reminders about this customer/)
    expect(await row.count()).toBe(1)
    await row.getByRole('button', { name: 'Not anymore' }).tap()
    await isSeen(page, 'Tony of the due: No more reminders about this customer.')
    await page.reload()
    await page.getByRole('heading', { name: 'Due', exact: true }).waitFor()
    await isGone(page, 'Tony of the due')
    await page.goto('/desk?filter=all&search=Tony+of+the+due')
    await page.getByRole('link', { name: /Tony of the due/ }).tap()
    await isSeen(page, "They don't want reminders anymore")
  })

  test('are led to the site by a link for the truck, with its QR code to print', async ({ visit }) => {
    const page = await enter(visit, 'Olga of the links')
    await page.getByRole('link', { name: 'Numbers' }).tap()
    await page.getByLabel('Leads to').selectOption('Estimate')
    await page.getByLabel('Where it goes').selectOption('Door hanger')
    await page.getByLabel('Name (if there are several)').fill('Elm Street')
    await isSeen(page, /\/estimate\?utm_source=door-hanger&utm_campaign=Elm\+Street$/)
    await expect.poll(() => page.getByRole('img', { name: 'QR code' }).isVisible()).toBe(true)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the picture (PNG)' }).tap()
    expect((await download).suggestedFilename()).toBe('qr-door-hanger-Elm-Street.png')
    expect(await findings(page)).toEqual([])
  })
})
