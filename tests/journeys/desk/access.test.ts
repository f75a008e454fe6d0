import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { findings } from '../access/findings.ts'
import { sendRequest, signedInPhone, signedOutLine } from './phone.ts'

describe('the desk', () => {
  test.for(['light', 'dark'] as const)('has no axe findings on any page, in %s', async (scheme, { visit }) => {
    const door = await visit('/desk', { width: 390, expected: [signedOutLine] })
    await door.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await door.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await findings(door)).toEqual([])

    const page = await signedInPhone(visit, `Axel by ${scheme}`, { isOwner: true })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await sendRequest({ name: `Ada by ${scheme}`, note: 'Windows in Lemoore' })
    await page.getByRole('link', { name: `Ada by ${scheme}` }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: `Ada by ${scheme}` }).tap()
    for (const step of ['Quote', 'Book', 'Add a note', 'Follow up', 'Lost']) {
      await page.getByRole('button', { name: step, exact: true }).tap()
      await page.getByRole('button', { name: 'Cancel' }).waitFor()
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: 'Cancel' }).tap()
    }
    await page.getByRole('link', { name: 'Call' }).tap()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: 'Numbers' }).tap()
    await page.getByText('The same as a table').tap()
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: 'You', exact: true }).tap()
    await page.getByRole('button', { name: 'Make a link' }).waitFor()
    expect(await findings(page)).toEqual([])
  })

  test('has no axe findings on the screens of the Site tab, and none scrolls sideways at 320 px', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Axel of the site', { isOwner: true })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 700 })
    const screens = [
      'more',
      'ready',
      'pictures',
      'pictures/hero-wide',
      'pair',
      'changes',
      'publishes',
      'questions',
      'words',
    ]
    for (const screen of [
      ...screens,
      'forms/business',
      'forms/hours',
      'forms/prices',
      'forms/reviews',
      'forms/towns',
    ]) {
      await page.goto(`/desk/site/${screen}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page.getByText('Loading', { exact: true }).count()).toBe(0)
      expect([screen, await findings(page)]).toEqual([screen, []])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([screen, overflow]).toEqual([screen, 0])
    }
  }, 180_000)

  test('fits 320 px and 400 % zoom without horizontal scrolling', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Wanda the narrow', { isOwner: true })
    const name = `Bartholomew ${'Castellanos'.repeat(4)}`
    await sendRequest({ name, note: 'x'.repeat(200) })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    for (const size of [
      { width: 320, height: 700 },
      { width: 360, height: 225 },
    ]) {
      await page.setViewportSize(size)
      await page.getByRole('link', { name: 'Leads', exact: true }).first().click()
      await page
        .getByRole('link', { name: /Bartholomew/ })
        .first()
        .waitFor()
      expect(await overflow()).toBeLessThanOrEqual(0)
      await page
        .getByRole('link', { name: /Bartholomew/ })
        .first()
        .click()
      await page.getByRole('heading', { name: 'What happened' }).waitFor()
      expect(await overflow()).toBeLessThanOrEqual(0)
      await page.getByRole('link', { name: 'Numbers' }).click()
      await page.getByText('The same as a table').click()
      expect(await overflow()).toBeLessThanOrEqual(0)
      await page.getByRole('link', { name: 'You', exact: true }).click()
      await page.getByRole('button', { name: 'Make a link' }).waitFor()
      expect(await overflow()).toBeLessThanOrEqual(0)
    }
  })

  test('is usable by keyboard from the list to a saved quote', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Kay of the keys')
    await sendRequest({ name: 'Lea of the keys' })
    const row = page.getByRole('link', { name: /Lea of the keys/ })
    await row.waitFor()
    await row.press('Enter')
    const quote = page.getByRole('button', { name: 'Quote' })
    await quote.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('amount')
    await page.keyboard.type('95')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByText('Quoted $95').isVisible()).toBe(true)
  })
})
