import { describe } from 'vitest'
import { expect, test } from '../browser/site.ts'

const notFound = [/404/]

describe('a missing page', () => {
  test('answers 404 with a link home', async ({ visit }) => {
    const page = await visit('/', { expected: notFound })
    const response = await page.goto('/no/such-page')
    expect(response?.status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1, name: '404' }).isVisible()).toBe(true)
    expect(await page.getByText('Oops! Page not found', { exact: true }).isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  })

  test('logs the missing path to the console', async ({ visit }) => {
    const page = await visit('/', { expected: notFound })
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto('/no/such-page')
    await expect.poll(() => lines).toContain('404: no page at /no/such-page')
  })
})
