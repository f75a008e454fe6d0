import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'
import { shownText } from '../marked-language/unmarked-words.ts'
import { builtPages } from './built-pages.ts'
import { lettersAbout, lettersOf, maria } from './quote-dialog.ts'

const pages = builtPages()
const isSpanish = (route: string) => /^\/es(\/|$)/.test(route)

describe('the language switch', () => {
  test.for([320, 1440])('leads to the same page and back at %i px', async (width, { visit }) => {
    const page = await visit('/window-cleaning', { width })
    await page.getByRole('banner').getByRole('link', { name: 'Español', exact: true }).click()
    await page.waitForURL('**/es/limpieza-de-ventanas')
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/window-cleaning')
  })
})

describe('in Spanish', () => {
  test('the estimate is sent with a quote request, and mistakes, thanks and letter are in Spanish', async ({
    visit,
  }) => {
    const page = await visit('/es/estimate?service=solar&panels=20&town=Visalia', { locale: 'es-MX' })
    await expect.poll(() => page.locator('astro-island[ssr]:has(.estimate-form)').count()).toBe(0)
    await page.locator('.estimate-answer').getByRole('link', { name: 'Cotizar gratis' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pida su cotización gratis' })
    await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(true)
    const submit = dialog.locator('button[type="submit"]')
    await submit.click()
    await expect.poll(() => dialog.getByRole('alert').textContent()).toContain('Faltan datos')
    expect(await dialog.textContent()).toContain('Escriba su correo electrónico')
    const email = 'maria.en.espanol@example.com'
    await dialog.getByLabel('Nombre', { exact: true }).fill('María por el diálogo')
    await dialog.getByLabel('Teléfono', { exact: true }).fill(maria.phone)
    await dialog.getByLabel('Correo electrónico', { exact: true }).fill(email)
    await submit.click()
    await expect.poll(() => page.getByText(', ya recibimos su solicitud.').isVisible()).toBe(true)
    await expect.poll(() => lettersAbout(email)).toBe(2)
    const letters = (await lettersOf(email)).toSorted()
    expect(letters).toEqual([
      expect.stringMatching(/^New quote: María[\s\S]*Language: Spanish/),
      expect.stringMatching(/^Recibimos su solicitud de cotización\n[\s\S]*Su estimado: 20 paneles, Visalia/),
    ])
  })

  test('the chat answers in Spanish, with links to Spanish pages', async ({ visit }) => {
    const page = await visit('/es/thanks')
    await page.getByRole('button', { name: 'Abrir el chat' }).click()
    const panel = page.getByRole('dialog', { name: 'Pregúntele a Bright Valley' })
    const ask = async (question: string) => {
      await panel.getByLabel('Su pregunta').fill(question)
      await panel.getByLabel('Su pregunta').press('Enter')
    }
    const last = panel.locator('[data-from]').last()
    await ask('¿Cuánto cuesta limpiar 20 paneles en Visalia?')
    await expect.poll(() => last.textContent()).toContain('$250–$325')
    const links = await last.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links.filter((href) => !href?.startsWith('/es') && !href?.startsWith('tel:'))).toEqual([])
    expect(links).toContainEqual(expect.stringMatching(/^\/es\/estimate\?/))
    await ask('Hanford')
    await expect.poll(() => panel.locator('[data-from]').count()).toBe(5)
    expect(await last.locator('[lang]').getAttribute('lang')).toBe('es')
  })

  test('an unknown URL gets the Spanish 404 page, and an unknown town redirects home', async ({ visit }) => {
    const page = await visit('/es/nada', { expected: [/404/] })
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    await page.goto('/es/california/nada')
    expect(new URL(page.url()).pathname).toBe('/es')
  })
})

describe('every page in Spanish', () => {
  const spanish = pages.filter(({ route }) => isSpanish(route))
  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, code, href]) => [
      code,
      href,
    ])

  test('links to its English page, and is linked from it', () => {
    const listed = spanish.filter(({ html }) => !html.includes('name="robots" content="noindex"'))
    expect(listed.length).toBeGreaterThan(25)
    const byAddress = new Map(
      pages.map(({ html }) => [/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1], alternates(html)]),
    )
    for (const { route, html } of listed) {
      const named = alternates(html)
      expect(
        named.map(([code]) => code),
        route,
      ).toEqual(['en', 'es', 'x-default'])
      expect(byAddress.get(named[0]?.[1]), route).toEqual(named)
    }
  })

  test('is marked as Spanish for browsers, cards and search engines', () => {
    for (const { route, html } of spanish) {
      expect(html, route).toMatch(/^<!doctype html><html lang="es"/i)
      expect(html, route).toContain('property="og:locale" content="es_US"')
      expect(html, route).toMatch(/property="og:image" content="[^"]*\/share\/es[^"]*\.jpg"/)
      const inLanguage = [...html.matchAll(/"inLanguage":"([^"]*)"/g)].map(([, code = '']) => code.slice(0, 2))
      expect(
        inLanguage.filter((code) => code !== 'es'),
        route,
      ).toEqual([])
    }
  })

  test('has no word that exists only in English', () => {
    // Place names and titles of English studies.
    const english =
      /\b(?:our|we|us|with|that|this|are|will|free|get|more|back|close|week|month|ago|read|click|please)\b/g
    const left = spanish.flatMap(({ route, html }) =>
      [...new Set(shownText(html).match(english))].map((word) => `${route}: ${word}`),
    )
    expect(left).toEqual([])
  })
})
