import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { keptRequests, maria } from './quote-dialog.ts'

describe('without JavaScript', () => {
  test('every quote button leads to the form, which posts and leads to the thanks page', async ({ visit }) => {
    const page = await visit('/', { javaScript: false, width: 390 })
    expect(await page.getByRole('button', { name: /Quote/ }).count()).toBe(0)
    await page
      .getByRole('link', { name: /Free Quote/i })
      .first()
      .click()
    await page.waitForURL('**/quote')
    const main = page.getByRole('main')
    await main.getByLabel('Name').fill('Maria without script')
    await main.getByLabel('Phone Number').fill(maria.phone)
    await main.getByLabel('Email Address').fill(maria.email)
    await main.getByRole('button').dblclick()
    await page.waitForURL(/\/thanks/)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you')
    expect((await keptRequests()).filter((line) => line.includes('Maria without script'))).toHaveLength(1)
  })

  test('the browser itself reports missing answers', async ({ visit }) => {
    const page = await visit('/quote', { javaScript: false })
    await page.getByRole('main').getByRole('button').click()
    expect(new URL(page.url()).pathname).toBe('/quote')
  })

  test('a rejected form leads to a page that names each mistake, and Back restores the answers', async ({ visit }) => {
    const page = await visit('/quote', { javaScript: false, expected: [/Failed to load resource/] })
    const main = page.getByRole('main')
    await main.getByLabel('Name').fill('Maria <b>bold</b>')
    await main.getByLabel('Phone Number').fill('5'.repeat(60))
    await main.getByLabel('Email Address').fill(maria.email)
    await main.getByRole('button').click()
    await expect.poll(() => page.title()).toBe('Your request wasn’t sent yet')
    expect(await main.getByRole('listitem').allTextContents()).toEqual([
      'Phone Number: use plain text, at most 50 characters',
    ])
    await page.goBack()
    expect(await main.getByLabel('Name').inputValue()).toBe('Maria <b>bold</b>')
    expect(await main.getByLabel('Email Address').inputValue()).toBe(maria.email)

    await main.getByLabel('Phone Number').fill(maria.phone)
    await main.getByRole('button').click()
    await page.waitForURL(/\/thanks/)
    expect(await keptRequests()).toContainEqual(expect.stringContaining('Maria <b>bold</b>'))
  })

  test('every figure, question and picture is visible, and the menu works', async ({ visit }) => {
    const page = await visit('/', { javaScript: false, width: 390 })
    expect(await page.getByText('650+').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect.poll(() => page.getByRole('navigation', { name: 'Menu' }).getByRole('link').count()).toBe(8)
    const sides = page.locator('.compare').first().locator('img')
    const [before, after] = await Promise.all([sides.nth(0).boundingBox(), sides.nth(1).boundingBox()])
    expect(before && after && after.y >= before.y + before.height).toBe(true)
  })
})
