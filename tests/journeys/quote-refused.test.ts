import type { Page, Route } from 'playwright-core'
import { describe } from 'vitest'
import { expect, test, type Visit } from '../browser/site.ts'
import { focusedId, formAddress, maria, quoteDialog, replyToQuotes } from './quote-dialog.ts'

const failed = 'There was an error submitting your request. Please try again.'

const openFilled = async (visit: Visit, prepare: (page: Page) => Promise<string[]>) => {
  const page = await visit('/', { expected: [/Failed to load resource/] })
  const sent = await prepare(page)
  const quote = quoteDialog(page)
  await quote.open()
  await quote.fill(maria)
  await quote.submit.click()
  return { page, sent, ...quote }
}

const answersOf = async ({ name, phone, email }: ReturnType<typeof quoteDialog>) => ({
  name: await name.inputValue(),
  phone: await phone.inputValue(),
  email: await email.inputValue(),
})

describe('an incomplete form', () => {
  test('is not sent: a toast, every missing field marked, the first one focused', async ({ visit }) => {
    const page = await visit('/')
    const sent = await replyToQuotes(page, (route) => route.abort())
    const quote = quoteDialog(page)
    await quote.open()
    await quote.fill({ name: maria.name })
    await quote.submit.click()

    const notice = quote.dialog.getByRole('alert')
    await expect.poll(() => notice.isVisible()).toBe(true)
    expect(await notice.textContent()).toBe('Missing InformationPlease fill in all required fields.')
    expect(await quote.phone.getAttribute('aria-invalid')).toBe('true')
    expect(await quote.name.getAttribute('aria-invalid')).toBeNull()
    expect(await quote.dialog.getByText('Enter your phone number').isVisible()).toBe(true)
    expect(await quote.dialog.getByText('Enter your email address').isVisible()).toBe(true)
    expect(await focusedId(page)).toBe('quote-phone')

    await quote.phone.pressSequentially('5')
    expect(await quote.dialog.getByText('Enter your phone number').isVisible()).toBe(false)
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => notice.isVisible()).toBe(false)
    expect(sent).toEqual([])
  })

  test('with a mistyped email address shows its error, without a toast', async ({ visit }) => {
    const page = await visit('/')
    const sent = await replyToQuotes(page, (route) => route.abort())
    const quote = quoteDialog(page)
    await quote.open()
    await quote.fill({ ...maria, email: 'maria' })
    await quote.submit.click()
    await expect.poll(() => quote.dialog.getByText('Enter an email address with an @').isVisible()).toBe(true)
    expect(await quote.dialog.getByRole('alert').isVisible()).toBe(false)
    expect(sent).toEqual([])
  })

  test('loses its toast once nothing is missing', async ({ visit }) => {
    const page = await visit('/')
    const quote = quoteDialog(page)
    const notice = page.getByText('Missing Information')
    await quote.open()
    await quote.submit.click()
    await expect.poll(() => notice.isVisible()).toBe(true)
    await quote.fill({ ...maria, email: 'maria' })
    await expect.poll(() => notice.isVisible()).toBe(false)
  })
})

describe('a quote request that fails', () => {
  test('shows it and keeps every answer', async ({ visit }) => {
    const errors = [{ code: 'BLOCKED', message: 'no' }]
    const quote = await openFilled(visit, (page) =>
      replyToQuotes(page, (route) => route.fulfill({ status: 500, json: { errors } })),
    )
    await expect
      .poll(() => quote.dialog.getByRole('alert').textContent())
      .toBe('There was an error submitting your request. Please try again.')
    expect(await answersOf(quote)).toEqual(maria)
    expect(await quote.submit.isEnabled()).toBe(true)
  })

  test('because of one answer marks it', async ({ visit }) => {
    const errors = [{ code: 'TYPE_TEXT', field: 'phone', message: 'Enter your phone number as plain text' }]
    const quote = await openFilled(visit, (page) =>
      replyToQuotes(page, (route) => route.fulfill({ status: 422, json: { errors } })),
    )
    await expect.poll(() => quote.dialog.getByText('Phone Number: use plain text').isVisible()).toBe(true)
    expect(await focusedId(quote.page)).toBe('quote-phone')
  })

  test.for(['<html>proxy</html>', '{"ok":true}'])('with the reply %s is unexpected', async (body, { visit }) => {
    const quote = await openFilled(visit, (page) => replyToQuotes(page, (route) => route.fulfill({ body })))
    await expect.poll(() => quote.dialog.getByRole('alert').textContent()).toBe(failed)
    await quote.dialog.getByText('Details', { exact: true }).click()
    await expect
      .poll(() => quote.dialog.getByText('Unexpected response format', { exact: true }).isVisible())
      .toBe(true)
    expect(await answersOf(quote)).toEqual(maria)
  })

  test('in transit shows the text of the network error', async ({ visit }) => {
    const quote = await openFilled(visit, (page) => replyToQuotes(page, (route) => route.abort()))
    await expect.poll(() => quote.dialog.getByRole('alert').textContent()).toBe(failed)
    await quote.dialog.getByText('Details', { exact: true }).click()
    await expect.poll(() => quote.dialog.getByText('Failed to fetch', { exact: true }).isVisible()).toBe(true)
    expect(await answersOf(quote)).toEqual(maria)
  })

  test('is one lead with its repetition, unless an answer was corrected', async ({ visit }) => {
    const quote = await openFilled(visit, (page) => replyToQuotes(page, (route) => route.abort()))
    const keyOf = (body: string | undefined) => /name="_key"\s+([\w-]+)/.exec(body ?? '')?.[1]
    await expect.poll(() => quote.submit.isEnabled()).toBe(true)
    await quote.submit.click()
    await expect.poll(() => quote.sent.length).toBe(2)
    await expect.poll(() => quote.submit.isEnabled()).toBe(true)
    await quote.phone.fill('(559) 555-0100')
    await quote.submit.click()
    await expect.poll(() => quote.sent.length).toBe(3)
    const keys = quote.sent.map(keyOf)
    expect(keys[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('after the dialog was closed is reported on the page', async ({ visit }) => {
    const closed = Promise.withResolvers<void>()
    const quote = await openFilled(visit, (page) =>
      replyToQuotes(page, async (route) => {
        await closed.promise
        await route.abort()
      }),
    )
    await quote.page.keyboard.press('Escape')
    closed.resolve()
    await expect
      .poll(() => quote.page.locator('.toast').textContent())
      .toContain('is saved on this device. It goes out by itself when you’re back online.')
  })
})

const keptAndSent = /is saved on this device\. It goes out by itself as soon as it can\./

test('shows its failure with every server answer, keeps every word and offers the phone', async ({ visit }) => {
  const page = await visit('/thanks', { expected: [/Failed to load resource/] })
  const quote = quoteDialog(page)
  await quote.openOn('/privacy')
  await quote.fill(maria)
  const said = quote.dialog.getByRole('status').first()
  const crowd = { code: 'BLOCKED', message: 'Too many requests came from your address. Try again in 30 seconds.' }
  const tooLong = { code: 'TYPE_TEXT', field: 'note', message: 'Enter your note as plain text' }
  const html = { contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
  const cases: { reply: Parameters<Route['fulfill']>[0]; alert: string; reason?: string; isKept: boolean }[] = [
    { reply: { status: 429, json: { errors: [crowd] } }, alert: failed, reason: crowd.message, isKept: true },
    { reply: { status: 503, json: { error: 'It could not be saved.' } }, alert: failed, reason: 'saved', isKept: true },
    { reply: { status: 422, json: { errors: [tooLong] } }, alert: failed, reason: tooLong.message, isKept: false },
    { reply: { status: 413, ...html }, alert: failed, reason: 'Unexpected response format', isKept: false },
    { reply: { status: 403, ...html }, alert: failed, reason: 'Unexpected response format', isKept: true },
    { reply: { status: 502, ...html }, alert: failed, reason: 'Unexpected response format', isKept: true },
    { reply: { status: 200, body: '{"next":' }, alert: failed, reason: 'Unexpected response format', isKept: true },
  ]
  for (const { reply, alert, reason = '', isKept } of cases) {
    await page.route(formAddress, (route) => route.fulfill(reply), { times: 1 })
    await quote.submit.click()
    if (reason) await expect.poll(() => quote.dialog.locator('.send-notice details').textContent()).toContain(reason)
    await expect.poll(() => quote.dialog.getByRole('alert').textContent()).toBe(alert)
    const text = (await said.textContent()) ?? ''
    expect(keptAndSent.test(text)).toBe(isKept)
    expect(text).not.toContain('back online')
    expect(await quote.dialog.getByRole('link', { name: '(559) 555-0142' }).first().isVisible()).toBe(true)
    expect(await answersOf(quote)).toEqual(maria)
    expect(await quote.submit.isEnabled()).toBe(true)
  }
})

describe('while a quote request is being sent', () => {
  test('the button is disabled, and a double click sends once', async ({ visit }) => {
    const page = await visit('/')
    const arrived = Promise.withResolvers<void>()
    const sent = await replyToQuotes(page, async (route) => {
      await arrived.promise
      await route.fulfill({ json: { ok: true, next: '/thanks' } })
    })
    const quote = quoteDialog(page)
    await quote.open()
    await quote.fill(maria)
    await quote.submit.dblclick()
    await expect.poll(() => quote.submit.textContent()).toBe('Sending...')
    expect(await quote.submit.isDisabled()).toBe(true)
    arrived.resolve()
    await expect.poll(() => quote.dialog.isVisible()).toBe(false)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatch(/name="reply-to"\s+maria@example\.com/)
  })
})
