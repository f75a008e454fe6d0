import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { isGone, isSeen, lineThatBreaks } from './line.ts'
import { signedInPhone } from './phone.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).last().tap()
const forms = '/desk/site/forms'

test('the samples of the reviews are removed only once the owner has said yes', async ({ visit }) => {
  const page = await signedInPhone(visit, 'Sam of the samples', { isOwner: true })
  await page.goto(`${forms}/reviews`)
  await page.getByRole('button', { name: /^Remove all samples/ }).tap()
  await page.getByText(/What your customers wrote stays/).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await page.getByRole('button', { name: /^Remove all samples/ }).waitFor()
})

test('an address of the site tab that leads nowhere opens the site, and that of a gone picture all pictures', async ({
  visit,
}) => {
  const page = await signedInPhone(visit, 'Ned of nowhere', { isOwner: true })
  await page.goto('/desk/site/nowhere')
  await isSeen(page, 'Tap any sentence to change it.')
  await page.goto('/desk/site/pictures/gone')
  await expect.poll(() => page.url()).toMatch(/pictures$/)
})

test('signing out asks first while a form holds words that are not saved', async ({ visit }) => {
  const page = await signedInPhone(visit, 'Uma of the unsaved', { isOwner: true })
  await page.goto(`${forms}/business`)
  await page.getByLabel('Line under the name').fill('Clean as rain')
  await page.goto('/desk/you')
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
  await isSeen(page, /You have words here that are not saved/)
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  await page.goto(`${forms}/business`)
  await expect.poll(() => page.getByLabel('Line under the name').inputValue()).toBe('Clean as rain')
  await page.getByRole('button', { name: 'Throw away what I typed' }).tap()
  await page.goto('/desk/you')
  await page.getByRole('button', { name: 'Sign out', exact: true }).tap()
  await isSeen(page, 'Sign in')
})

test('a field that has the focus is clear of the bar that saves', async ({ visit }) => {
  const page = await signedInPhone(visit, 'Kim of the bar', { isOwner: true })
  await page.goto(`${forms}/business`)
  await page.getByLabel('In business since').fill('2012')
  const foot = page.locator('.form-foot')
  const bottom = async () => (await foot.boundingBox())?.y ?? 0
  for (const name of ['Phone number', 'Email address', 'City']) {
    const field = page.getByLabel(name).first()
    // Low on the screen, under the bar.
    await field.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().bottom - innerHeight + 20))
    await field.focus()
    // The browser may scroll smoothly.
    const isClear = async () => {
      const { y, height } = (await field.boundingBox()) ?? { y: Number.NaN, height: 0 }
      return y + height <= (await bottom())
    }
    await expect.poll(isClear).toBe(true)
  }
  await page.getByRole('button', { name: 'Throw away what I typed' }).tap()
})

describe('a mistake in a form of the desk', () => {
  test('stands below each field that was left empty, and the first has the focus', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Mia of the mistakes', { isOwner: true })
    await page.goto(`${forms}/reviews`)
    await page.getByRole('button', { name: 'Add', exact: true }).tap()
    await save(page)
    const stars = page.getByLabel('Stars')
    await expect.poll(() => stars.getAttribute('aria-invalid')).toBe('true')
    const below = page.locator('.field').filter({ has: page.getByLabel('Stars') })
    await below.getByText('Choose one.').waitFor()
    expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(2)
    expect(await page.locator(':focus').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('button', { name: 'Throw away what I typed' }).tap()
  })

  test('of a new town says what fits, all at once', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Tom of the mistakes', { isOwner: true })
    await page.goto(`${forms}/towns`)
    await page.getByText('Add a new one', { exact: true }).tap()
    await page.getByLabel('ZIP codes').last().fill('932')
    await page.getByLabel('Place on the map').fill('north of here')
    await save(page)
    await page.getByText('Fill in "Name".').waitFor()
    await page.getByText(/^Five digits each/).waitFor()
    await page.getByText(/^Two numbers with a comma/).waitFor()
    await page.getByLabel('ZIP codes').last().fill('43050')
    await isGone(page, /^Five digits each/)
    await page.getByText(/^Two numbers with a comma/).waitFor()
  })

  test('is none where the picture of a new article was chosen before a reload', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Pia of the mistakes', { isOwner: true })
    await page.goto(`${forms}/articles`)
    await page.getByText('Add a new one', { exact: true }).tap()
    const picture = page.getByLabel('Picture', { exact: true }).last()
    await picture.selectOption({ index: 2 })
    const chosen = await picture.inputValue()
    await page.reload()
    await expect.poll(() => page.getByLabel('Picture', { exact: true }).last().inputValue()).toBe(chosen)
    await save(page)
    await page.getByText('Fill in "Title".').waitFor()
    expect(await page.getByText('Choose one.').count()).toBeLessThan(2)
    expect(await page.getByLabel('Picture', { exact: true }).last().getAttribute('aria-invalid')).toBe(null)
  })

  test('that the server finds once the line is back keeps what was typed in its field', async () => {
    const { phone, breakLine, mendLine } = await lineThatBreaks('Ole of the mistakes', (visit, name) =>
      signedInPhone(visit, name, { isOwner: true }),
    )
    await phone.goto(`${forms}/business`)
    const since = phone.getByLabel('In business since')
    const before = await since.inputValue()
    await breakLine()
    await since.fill('about 2011')
    await save(phone)
    await isSeen(phone, "Kept. Sent once you're online.")
    await mendLine()
    await isSeen(phone, /Not saved for Your business · In business since:/)
    await isGone(phone, "Kept. Sent once you're online.")
    expect(await since.inputValue()).toBe('about 2011')
    expect(await since.getAttribute('aria-invalid')).toBe('true')
    await phone.reload()
    await expect.poll(() => since.inputValue()).toBe('about 2011')
    await phone.getByRole('button', { name: 'Throw away what I typed' }).last().tap()
    await isGone(phone, /Not saved for/)
    await expect.poll(() => since.inputValue()).toBe(before)
  })

  test('is none where two phones change a field: the form shows both texts, to choose one', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Two of the mistakes', { isOwner: true })
    await page.goto(`${forms}/business`)
    const second = await page.context().newPage()
    await second.goto(`${forms}/business`)
    const owner = (one: Page) => one.getByLabel('Line under the name')
    await owner(second).fill('Clean as rain')
    await save(second)
    await isSeen(second, 'Saved. Nobody sees it before you publish.')
    await page.bringToFront()
    await owner(page).fill('Clear as glass')
    await save(page)
    await isSeen(page, /Look at theirs, then decide/)
    await isSeen(page, 'Clean as rain')
    await isSeen(page, 'Clear as glass')
    const choice = page.locator('section.card').filter({ hasText: /Look at theirs, then decide/ })
    await expect.poll(() => choice.evaluate((card) => card === document.activeElement)).toBe(true)
    await expect.poll(() => choice.evaluate((card) => card.getBoundingClientRect().top < innerHeight / 2)).toBe(true)
    await page.getByRole('button', { name: 'Use this' }).tap()
    await isGone(page, /Look at theirs, then decide/)
    await expect.poll(() => owner(page).inputValue()).toBe('Clear as glass')
    // Other journeys share the site.
    await page.evaluate(async () => {
      const { drafts } = await (await fetch('/desk/api/site/drafts')).json()
      for (const { id } of drafts) await fetch(`/desk/api/site/drafts/${id}`, { method: 'DELETE' })
    })
  })
})
