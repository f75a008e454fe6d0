import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'

describe('the estimate', () => {
  test('is two taps from home on a phone', async ({ visit }) => {
    const page = await visit('/', { width: 390 })
    const band = page.locator('.estimate-band')
    await band.getByText('16–25', { exact: true }).click()
    await band.getByRole('button', { name: 'See the price' }).click()
    await page.waitForURL(/\/estimate\?.*size=medium/)
    await expect.poll(() => page.locator('.estimate-range strong').textContent()).toBe('$225–$275')
    await expect
      .poll(() =>
        page.locator('#price .estimate-range').evaluate((range) => range.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true)
  })

  test('is offered on service pages with a published price', async ({ visit }) => {
    for (const [path, offers] of [
      ['/window-cleaning', 1],
      ['/commercial-cleaning', 1],
      ['/screen-cleaning', 0],
    ] as const) {
      const page = await visit(path, { javaScript: false })
      expect(await page.locator('#prices a[href^="/estimate?service="]').count(), path).toBe(offers)
    }
  })

  test('is filled in with the town on the page of a place', async ({ visit }) => {
    const page = await visit('/california/hanford')
    await page.getByRole('link', { name: 'What will it cost in Hanford?' }).click()
    await expect.poll(() => page.getByLabel('Town or ZIP code').inputValue()).toBe('Hanford')
    await expect.poll(() => page.locator('.estimate-asked-for').textContent()).toBe('Solar panels, Hanford')
  })

  test('goes along with every quote button, and to the page in another language', async ({ visit }) => {
    const page = await visit('/estimate', { width: 390 })
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    await page.getByLabel('How many panels?', { exact: true }).fill('22')
    await expect.poll(() => page.locator('.estimate-running strong').textContent()).toBe('$225–$275')
    expect(await page.getByRole('link', { name: 'Español' }).getAttribute('href')).toContain('panels=22')
    await page.locator('.call-bar').getByRole('button', { name: 'Get FREE Quote' }).click()
    await expect.poll(() => page.getByRole('dialog').getByRole('checkbox').isChecked()).toBe(true)
    expect(await page.locator('.quote-estimate').first().textContent()).toContain('22 panels')
  })

  test('answers without script, below the question', async ({ visit }) => {
    const page = await visit('/estimate', { javaScript: false })
    await page.getByLabel('Town or ZIP code').fill('93277')
    await page.getByLabel('How many panels?').fill('20')
    await page.getByRole('button', { name: 'See the price' }).click()
    const answer = page.locator('.estimate-answer:visible').first()
    expect(await answer.locator('strong').textContent()).toBe('$250–$325')
    expect(await answer.getByRole('paragraph').first().textContent()).toBe('20 panels, Visalia')
    expect(await page.getByLabel('How many panels?').inputValue()).toBe('')
    await answer.getByRole('link', { name: 'Get FREE Quote' }).click()
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true)
    expect(await page.locator('.quote-estimate').textContent()).toContain('20 panels, Visalia')
  })

  test('is usable by keyboard and shows a mistake at its field', async ({ visit }) => {
    const page = await visit('/estimate?service=solar')
    const panels = page.getByLabel('How many panels?')
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    await panels.focus()
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#estimate-panels-error').textContent()).toContain('Enter at least 1 panel')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('30')
    await expect.poll(() => page.locator('.estimate-range strong').textContent()).toBe('$275–$350 and up')
  })

  test('moves to the first of two mistakes at a press of the button', async ({ visit }) => {
    for (const width of [390, 1440]) {
      const page = await visit('/estimate', { width })
      await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
      const panels = page.getByLabel('How many panels?', { exact: true })
      await panels.fill('abc')
      await page.getByLabel('Town or ZIP code').fill('Paris')
      await page.getByRole('button', { name: 'See the price' }).click()
      await expect.poll(() => panels.evaluate((field) => field === document.activeElement)).toBe(true)
      await expect
        .poll(() => panels.evaluate((field) => Math.round(field.getBoundingClientRect().top)))
        .toBeGreaterThan(60)
      expect(await page.locator('#estimate-town-error').isVisible()).toBe(true)
    }
  })

  test('is reached from home by keyboard before any script', async ({ visit }) => {
    const page = await visit('/es', { width: 390, locale: 'es-MX', javaScript: false })
    await page.locator('.estimate-band').getByRole('radio').first().focus()
    for (const key of ['ArrowRight', 'Tab']) await page.keyboard.press(key)
    await page.keyboard.type('93277')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/es\/estimate\?.*service=windows/)
    expect(await page.locator('.estimate-range strong:visible').textContent()).toBe('$150–$300')
  })

  test('announces each change once, in one sentence', async ({ visit }) => {
    const page = await visit('/estimate')
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    const spoken = page.locator('#price').getByRole('status')
    expect(await spoken.textContent()).toBe('')
    await page.getByLabel('How many panels?', { exact: true }).fill('20')
    await page.getByLabel('Town or ZIP code').fill('93277')
    await expect.poll(() => spoken.textContent()).toBe('20 panels, Visalia: $250–$325')
    expect(await page.locator('#price').locator('[aria-live], [role=status]').count()).toBe(1)
  })

  test('uses the last stated number of panels', async ({ visit }) => {
    const page = await visit('/estimate?service=solar&panels=12')
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    await page.getByText('I don’t know how many').click()
    await page.getByText('26+', { exact: true }).click()
    await expect.poll(() => page.locator('.estimate-range strong').textContent()).toBe('$275–$350 and up')
    await page.getByLabel('Or system size in kW').fill('8')
    await expect.poll(() => page.locator('.estimate-range strong').textContent()).toBe('$225–$275')
    expect(await page.getByLabel('26+').isChecked()).toBe(false)
  })

  test('shows a phone number outside the area, and keeps long typed text', async ({ visit }) => {
    const page = await visit('/estimate?service=solar&panels=20')
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    const town = page.getByLabel('Town or ZIP code')
    for (const typed of ['Somewhere else', '90210', 'Oz'.repeat(32_000)]) {
      await town.fill(typed)
      await town.press('Enter')
      await expect.poll(() => page.locator('#estimate-town-error').textContent()).toMatch(/[Cc]all \(\d{3}\)/)
      expect(await page.locator('#price a.button[href^="tel:"]').isVisible()).toBe(true)
      expect(await town.inputValue()).toBe(typed.slice(0, 60))
      expect(await page.getByLabel('How many panels?', { exact: true }).inputValue()).toBe('20')
    }
  })

  test('is sent with a quote request, which shows it first', async ({ visit }) => {
    const page = await visit('/estimate?service=solar&panels=20&town=Visalia')
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    await page.locator('.estimate-answer').getByRole('link', { name: 'Get FREE Quote' }).click()
    const box = page.getByRole('dialog').getByRole('checkbox')
    await expect.poll(() => box.isChecked()).toBe(true)
    expect(await box.inputValue()).toContain('service=solar&panels=20&town=Visalia')
    expect(await page.locator('.quote-estimate').first().textContent()).toContain('$250–$325')
  })

  test('states the chosen range of panels', async ({ visit }) => {
    const page = await visit('/estimate')
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    await page.getByText('I don’t know how many').click()
    await page.getByText('26+', { exact: true }).click()
    await expect
      .poll(() => page.locator('#price').getByRole('status').textContent())
      .toBe('26+ panels: $275–$350 and up')
    await page.getByText('16–25', { exact: true }).click()
    await page.locator('.estimate-answer').getByRole('link', { name: 'Get FREE Quote' }).click()
    await expect.poll(() => page.locator('.quote-estimate').first().textContent()).toContain('16–25 panels')
  })

  test('tells if a wash pays, without script', async ({ visit }) => {
    const page = await visit('/estimate', { javaScript: false })
    await page.getByLabel('How many panels?').fill('20')
    await page.getByText('June', { exact: true }).click()
    await page.getByText('3 months', { exact: true }).click()
    await page.getByLabel('Your electric rate, cents per kWh').fill('41')
    await page.getByRole('button', { name: 'Wash or wait?' }).click()
    await expect.poll(() => page.locator('#wash-answer').isVisible()).toBe(true)
    const answer = await page.locator('.estimate-asked').textContent()
    expect(answer).toContain('A wash in June would recover $')
    expect(answer).toContain('$225–$275')
    expect(answer).toContain('saves you 41¢')
  })

  test('gives no advice on a wash before it is asked', async ({ visit }) => {
    const page = await visit('/estimate?utm_source=postcard')
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    const place = page.locator('#wash')
    expect(await place.textContent()).toMatch(/^What we know.*UC San Diego/)
    expect(await place.getByRole('img').count()).toBe(0)
    expect(await place.getByRole('status').textContent()).toBe('')
    expect(await place.getAttribute('aria-label')).toBe(null)
    await page.getByText('July', { exact: true }).click()
    await page.getByRole('button', { name: 'Wash or wait?' }).click()
    await expect.poll(() => place.locator('.wash-answer .estimate-range').textContent()).toBe('Wait')
    expect(await place.getByRole('status').textContent()).toBe('Wash now or wait? Wait')
  })

  test('keeps the promise of the card on home, and the town in the price of windows', async ({ visit }) => {
    const page = await visit('/', { width: 390 })
    await page.getByRole('link', { name: 'Work it out for your roof' }).click()
    await expect.poll(() => page.locator('.wash-answer .estimate-range').textContent()).toBe('It’s close')
    await expect
      .poll(() => page.locator('#wash-title').evaluate((title) => Math.round(title.getBoundingClientRect().top)))
      .toSatisfy((top: number) => top > 0 && top < 300)
    await page.getByLabel('Town or ZIP code').fill('Visalia')
    await page.getByText('2 weeks', { exact: true }).click()
    await expect
      .poll(() => page.locator('.wash-answer .estimate-range').textContent())
      .toBe('Wait, unless you see dirt or droppings')
    await page.locator('.wash-answer').scrollIntoViewIfNeeded()
    await expect.poll(() => page.locator('.estimate-running').count()).toBe(0)
    await page.locator('#wash').getByRole('link', { name: 'Price windows instead' }).click()
    await expect.poll(() => page.locator('.estimate-asked-for').textContent()).toBe('Outside windows, Visalia')
  })

  test('updates that advice at each change with script', async ({ visit }) => {
    const page = await visit('/estimate?service=solar&panels=20')
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    await page.getByText('October to April', { exact: true }).click()
    await expect.poll(() => page.locator('.wash-answer .estimate-range').textContent()).toBe('Wait for the rain')
    const cents = page.getByLabel('Your electric rate, cents per kWh')
    await cents.fill('free')
    await cents.press('Enter')
    await expect.poll(() => page.locator('#wash-cents-error').textContent()).toContain('such as 33')
    await page.getByText('Outside windows', { exact: true }).click()
    await expect.poll(() => page.locator('.wash').isVisible()).toBe(false)
  })
})
