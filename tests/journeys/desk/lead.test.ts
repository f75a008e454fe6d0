import { describe } from 'vitest'
import { expect, test } from '../../browser/site.ts'
import { nameReviewPlace, sendRequest, signedInPhone } from './phone.ts'

describe('the desk on a phone', () => {
  test('shows a visitor’s lead within two seconds, and takes it from call to done in twelve taps', async ({
    visit,
  }) => {
    const page = await signedInPhone(visit, 'Olga of the phone', { isOwner: true, serviceWorkers: 'block' })
    await nameReviewPlace(page)
    let taps = 0
    const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      await page.getByRole(role, { name }).tap()
      taps += 1
    }
    const saved = () => expect.poll(() => page.getByText('Call noted').isVisible()).toBe(true)
    await expect.poll(() => page.getByText('Not live').isVisible()).toBe(false)

    await sendRequest({ name: 'Ann beside the desk', note: 'Twelve panels in Hanford', panels: '12' })
    const row = page.getByRole('link', { name: /Ann beside the desk/ })
    await row.waitFor()
    expect(await row.textContent()).toMatch(/under 1 min[\s\S]*Hanford[\s\S]*12 panels · Twelve panels in Hanford/)

    await tap(/Ann beside the desk/, 'link')
    await tap('Call', 'link')
    await saved()
    await tap('Quote')
    await page.getByLabel('Amount in dollars').fill('180')
    await tap('Save the quote')
    await expect.poll(() => page.getByText('Quoted $180').isVisible()).toBe(true)
    await tap('Book')
    await tap('Save the booking')
    await expect.poll(() => page.getByText(/^Booked for .*8 AM-10 AM$/).isVisible()).toBe(true)
    await tap('Done')
    await expect.poll(() => page.getByText('Job done').isVisible()).toBe(true)
    await tap('Ask for a review', 'link')
    await expect.poll(() => page.getByText('Asked for a review').isVisible()).toBe(true)
    expect(taps).toBeLessThanOrEqual(12)

    const happened = await page.getByRole('listitem').allInnerTexts()
    expect(happened.map((text) => text.split('\n')[0])).toEqual([
      'Request received',
      expect.stringContaining('Notice to you'),
      expect.stringContaining('Confirmation to the customer'),
      'Called',
      'Quoted $180',
      expect.stringMatching(/^Booked for /),
      'Job done',
      'Asked for a review',
    ])
  })

  test('shows the estimate, the chat and the page of a lead', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Isa of the phone')
    await sendRequest(
      {
        name: 'Gus of the chat',
        note: 'Two dogs.\nFrom the chat:\nQuestion: 20 panels?\nAnswer: $250 to $325.',
        estimate: 'service=solar&panels=20&town=Visalia',
      },
      '/services/solar-panel-cleaning?utm_source=google&utm_campaign=spring',
    )
    const row = page.getByRole('link', { name: /Gus of the chat/ })
    await row.waitFor()
    expect(await row.textContent()).toMatch(/20 panels, Visalia: \$[\s\S]*solar-panel-cleaning/)
    await row.tap()
    await page.getByText('google · spring').waitFor()
    expect(await page.locator('.transcript li').allTextContents()).toEqual([
      'Visitor: 20 panels?',
      'Assistant: $250 to $325.',
    ])
    expect(await page.locator('.lead-note').allInnerTexts()).toEqual(['Two dogs.'])
  })

  test('undoes a change within ten seconds', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Uma of the phone')
    await sendRequest({ name: 'Bea of the undo' })
    await page.getByRole('link', { name: /Bea of the undo/ }).tap()
    await page.getByRole('button', { name: 'Lost' }).tap()
    await page.getByRole('button', { name: 'No answer' }).tap()
    await expect.poll(() => page.getByText('Lost: No answer').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(() => page.getByText('Lost: No answer').isVisible()).toBe(false)
    expect(await page.getByRole('paragraph').getByText('New', { exact: true }).isVisible()).toBe(true)
  })

  test('offers Spanish texts for a lead in Spanish, and names the language and one panel in words', async ({
    visit,
  }) => {
    const page = await signedInPhone(visit, 'Sol of the phone')
    await sendRequest({ name: 'Lupe of the phone', note: 'Ventanas', panels: '1', _language: 'es' })
    const row = page.getByRole('link', { name: /Lupe of the phone/ })
    await row.waitFor()
    expect(await row.textContent()).toContain('1 panel ·')
    await row.tap()
    await page.getByRole('definition').filter({ hasText: 'Spanish' }).waitFor()
    expect(await page.getByText('Language', { exact: true }).isVisible()).toBe(true)
    const texts = await page.locator('a[href^="sms:"]').getAttribute('href')
    expect(decodeURIComponent(texts ?? '')).toContain('Hola, Lupe. Soy Sol of the phone')
    const letter = await page.locator('a[href^="mailto:"]').getAttribute('href')
    expect(decodeURIComponent(letter ?? '')).toContain('Su cotización')
  })

  test('reads an amount with a decimal comma, and rejects other text', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Kim of the comma')
    await sendRequest({ name: 'Cy of the comma' })
    await page.getByRole('link', { name: /Cy of the comma/ }).tap()
    await page.getByRole('button', { name: 'Quote' }).tap()
    const amount = page.getByLabel('Amount in dollars')
    await amount.fill('about 450')
    await page.getByRole('button', { name: 'Save the quote' }).tap()
    await page.getByText('Enter an amount such as 450 or 450.50').waitFor()
    await amount.fill('450,50')
    await page.getByRole('button', { name: 'Save the quote' }).tap()
    await expect.poll(() => page.getByText('Quoted $450.50').isVisible()).toBe(true)
  })

  test('lets go of the saved notice after ten seconds, though the lists load again meanwhile', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Tom of the time')
    await sendRequest({ name: 'Tess of the time' })
    await page.getByRole('link', { name: /Tess of the time/ }).tap()
    await page.getByRole('link', { name: 'Call' }).waitFor()
    await page.clock.install()
    await page.getByRole('link', { name: 'Call' }).tap()
    await page.getByText('Call noted').waitFor()
    await page.clock.fastForward(6_000)
    // The desk looks for unsent changes, and renders the page anew.
    await page.evaluate(async () => {
      dispatchEvent(new Event('online'))
      await new Promise((resolve) => (indexedDB.open('desk').onsuccess = resolve))
    })
    await page.clock.fastForward(5_000)
    await expect.poll(() => page.getByText('Call noted').isVisible()).toBe(false)
  })

  test('covers no button with the saved notice', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Bud of the bar')
    await sendRequest({ name: 'Bea of the bar', note: 'Panels' })
    await page.getByRole('link', { name: /Bea of the bar/ }).tap()
    await page.getByRole('link', { name: 'Call' }).tap()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    const covered = await page.locator('main button, main a').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          one.scrollIntoView({ block: 'nearest', behavior: 'instant' })
          const { left, top, width, height } = one.getBoundingClientRect()
          const seen = document.elementFromPoint(left + width / 2, top + height / 2)
          return !(seen && (one.contains(seen) || seen.contains(one)))
        })
        .map((one) => one.textContent),
    )
    expect(covered).toEqual([])
  })

  test('tells the second of two people that the first was faster, and loses no work', async ({ visit }) => {
    const one = await signedInPhone(visit, 'Ida of two')
    const two = await signedInPhone(visit, 'Eva of two', { serviceWorkers: 'block' })
    await sendRequest({ name: 'Cleo of two people' })
    for (const page of [one, two]) {
      await page.getByRole('link', { name: /Cleo of two people/ }).tap()
      await page.getByRole('button', { name: 'Quote' }).tap()
    }
    // The second person's page as she began, which gets no update.
    await two.route('**/desk/api/leads/*', (route) => route.abort())
    await one.getByLabel('Amount in dollars').fill('100')
    await one.getByRole('button', { name: 'Save the quote' }).tap()
    await expect.poll(() => one.getByText('Quoted $100').isVisible()).toBe(true)
    await two.getByLabel('Amount in dollars').fill('200')
    await two.getByRole('button', { name: 'Save the quote' }).tap()
    await two.unroute('**/desk/api/leads/*')
    await expect.poll(() => two.getByText('Somebody changed this lead a moment ago.').isVisible()).toBe(true)
    await expect.poll(() => two.getByText('Quoted $100').isVisible()).toBe(true)
  })

  test('rescues a lead from spam and sends its letters', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Sue of the spam')
    await sendRequest({ name: 'Dora of the spam', _gotcha: 'filled', note: 'https://a.example https://b.example' })
    await page.getByRole('button', { name: 'Possible spam' }).tap()
    await page.getByRole('link', { name: /Dora of the spam/ }).tap()
    await page.getByText('Notice to you').waitFor()
    expect(await page.getByText('Confirmation to the customer').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Not spam' }).tap()
    await expect.poll(() => page.getByText('Confirmation to the customer: kept as a file').isVisible()).toBe(true)
  })

  test('shows a visitor’s text as plain text in every field', async ({ visit }) => {
    const page = await signedInPhone(visit, 'Xena of the script')
    const attack = '<img src=x onerror="document.title=1"><script>document.title=1</script>{{1}}'
    await sendRequest({
      name: `Eve of the script ${attack}`,
      phone: `555 0101 ${attack}`.slice(0, 50),
      note: attack,
      _subject: attack,
      city: attack,
      [attack]: attack,
    })
    await page.getByRole('link', { name: /Eve of the script/ }).tap()
    await page.getByRole('heading', { name: 'What happened' }).waitFor()
    expect(await page.title()).toBe('Desk')
    expect(await page.locator('img, script:not([src])').count()).toBe(0)
    expect(await page.getByText(attack).count()).toBeGreaterThanOrEqual(4)
  })
})
