import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { maria } from './quote-dialog.ts'

describe('the switch of languages', () => {
  test.for([320, 1440])('leads to the same page and back at %i px', async (width, { visit }) => {
    const page = await visit('/window-cleaning', { width })
    await page.getByRole('banner').getByRole('link', { name: 'Español', exact: true }).click()
    await page.waitForURL('**/es/limpieza-de-ventanas')
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/window-cleaning')
  })
})

describe('the line that offers another language', () => {
  const offer = 'Esta página en español'

  test('is there for whoever prefers it, until the first scroll, and not on the next page', async ({ visit }) => {
    const page = await visit('/gallery', { locale: 'es-MX' })
    expect(await page.getByText(offer).isVisible()).toBe(true)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.getByText(offer).isVisible()).toBe(false)
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await page.waitForURL('**/services')
    expect(await page.getByText(offer).isVisible()).toBe(false)
  })

  test('leads to this page in that language, where it is not said again', async ({ visit }) => {
    const page = await visit('/california/hanford', { locale: 'es' })
    await page.getByText(offer).click()
    await page.waitForURL('**/es/california/hanford')
    expect(await page.getByText('This page in English').isVisible()).toBe(false)
  })

  test('is not there for anybody else', async ({ visit }) => {
    for (const locale of ['en-US', 'fr']) {
      const page = await visit('/gallery', { locale })
      expect(await page.getByText(offer).isVisible()).toBe(false)
    }
  })
})

describe('in Spanish', () => {
  test('the dialog sends a request and says so', async ({ visit }) => {
    const page = await visit('/es', { locale: 'es-MX' })
    await page
      .getByRole('button', { name: /Cotice/i })
      .first()
      .click()
    const dialog = page.getByRole('dialog').first()
    await dialog.getByLabel('Nombre', { exact: true }).fill('María por el diálogo')
    await dialog.getByLabel('Teléfono', { exact: true }).fill(maria.phone)
    await dialog.getByLabel('Correo electrónico', { exact: true }).fill(maria.email)
    await dialog.locator('button[type="submit"]').click()
    await expect.poll(() => page.getByText('Gracias').first().isVisible()).toBe(true)
  })

  test('the form works without script: mistakes, thanks and the estimate are in Spanish', async ({ visit }) => {
    const page = await visit('/es/estimate?service=solar&panels=20&town=Visalia', {
      javaScript: false,
      expected: [/Failed to load resource/],
    })
    expect(await page.locator('#price').textContent()).toContain('$250–$325')
    expect(await page.locator('#price').textContent()).toContain('por los paneles')
    await page.goto('/es/quote')
    const main = page.getByRole('main')
    await main.getByLabel('Nombre').fill('María sin script')
    await main.getByLabel('Teléfono').fill('5'.repeat(60))
    await main.getByLabel('Correo electrónico').fill(maria.email)
    await main.getByRole('button').click()
    await expect.poll(() => main.getByRole('alert').textContent()).toContain('Escriba su número de teléfono')
    await main.getByLabel('Teléfono').fill(maria.phone)
    await main.getByRole('button').click()
    await page.waitForURL('**/es/thanks')
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
  })

  test('an address that is nowhere gets the Spanish page, and an unknown place leads home', async ({ visit }) => {
    const page = await visit('/es/nada', { expected: [/404/] })
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    await page.goto('/es/california/nada')
    expect(new URL(page.url()).pathname).toBe('/es')
  })
})
