import { describe } from 'vitest'
import { readContent } from '../../content/schema/read.ts'
import { expect, test } from '../browser/site.ts'

const { posts } = readContent()

const article = '/blog/solar-panel-cleaning-near-me-find-local-experts'

describe('an article', () => {
  test('shows its date in American format and its reading time', async ({ visit }) => {
    const page = await visit(article)
    const head = page.locator('.article-head')
    expect(await head.getByText('March 10, 2025', { exact: true }).isVisible()).toBe(true)
    expect(await head.getByText('6 min read', { exact: true }).isVisible()).toBe(true)
    expect(await head.getByText('Local Service', { exact: true }).isVisible()).toBe(true)
  })

  test('leads back to the blog, and from there to the top of the next', async ({ visit }) => {
    const page = await visit(article)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await page.waitForURL('**/blog')
    expect(await page.getByRole('main').getByRole('article').count()).toBe(posts.length)
    await page.getByRole('link', { name: /^Same-Day Solar Panel/ }).click()
    await page.waitForURL('**/blog/same-day-*')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('links from its contents to each section', async ({ visit }) => {
    const page = await visit(article, { reducedMotion: true })
    const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
    expect(await contents.count()).toBeGreaterThan(4)
    await contents.last().click()
    const heading = page.getByRole('heading', { name: 'Questions and answers' })
    await expect.poll(async () => (await heading.boundingBox())?.y ?? Number.NaN).toBeLessThan(200)
  })
})

test('the reviews page shows six reviews, their count and the note that they are samples', async ({ visit }) => {
  const page = await visit('/reviews')
  const main = page.getByRole('main')
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('5.0 Star Rating')
  expect(await main.getByText('6 reviews, all samples.').isVisible()).toBe(true)
  expect(await main.getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(6)
  expect(await main.getByRole('link', { name: /^Call Now: / }).getAttribute('href')).toMatch(/^tel:/)
})
