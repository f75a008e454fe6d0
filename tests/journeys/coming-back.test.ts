import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'

test('Back from a town restores the position on the home page', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: true })
  const town = page.locator('#service-areas').getByRole('link', { name: 'Hanford' }).first()
  await town.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await town.click()
  await page.waitForURL('**/california/hanford')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200)
})

test('Back from a band of the home page returns to where it was left', async ({ visit }) => {
  const page = await visit('/', { reducedMotion: true })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('text typed on the quote page is restored after a reload, before any interaction', async ({ visit }) => {
  const page = await visit('/quote')
  await page.getByLabel('Name', { exact: true }).fill('Rosa Medina')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('quote-draft'))).toContain('Rosa')
  await page.reload()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Rosa Medina')
})

describe("the gallery's back link", () => {
  test('goes to the previous page', async ({ visit }) => {
    const page = await visit('/reviews')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click()
    await page.waitForURL('**/gallery')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.waitForURL('**/reviews')
  })

  test('goes home without a previous page', async ({ visit }) => {
    const page = await visit('/gallery')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  test('goes home without JavaScript', async ({ visit }) => {
    const page = await visit('/gallery', { javaScript: false })
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })
})
