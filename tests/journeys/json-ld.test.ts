import { describe } from 'vitest'
import { z } from 'zod'
import { expect, test } from '../browser/site.ts'
import { crawlOnce } from './crawl-site.ts'

const text = z.string().min(1)
const url = z.url()
const named = z.object({ '@type': text, name: text })
const address = z.object({ addressLocality: text, addressRegion: z.literal('CA'), addressCountry: z.literal('US') })

/** Fields that search engines require, by type. */
const required: Record<string, z.ZodType> = {
  BreadcrumbList: z.object({
    itemListElement: z.array(z.object({ position: z.int().positive(), name: text, item: url })).min(2),
  }),
  WebSite: z.object({ name: text, url }),
  LocalBusiness: z.object({ name: text, telephone: z.string().regex(/^\+1\d{10}$/), address }),
  Service: z.object({ name: text, description: text, provider: z.object({ '@type': text }), areaServed: z.unknown() }),
  BlogPosting: z.object({
    headline: text.max(110),
    image: url,
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: named,
    publisher: named,
    mainEntityOfPage: url,
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(z.object({ '@type': z.literal('Question'), name: text, acceptedAnswer: z.object({ text }) }))
      .min(1),
  }),
}

const record = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.union([text, z.array(text)]) })
const typesOf = (one: z.infer<typeof record>) => [one['@type']].flat()
const recordsOf = (jsonLd: readonly string[]) => jsonLd.map((one) => record.parse(JSON.parse(one)))

describe('JSON-LD records', () => {
  test('have the required fields of their type', async ({ visit }) => {
    const { pages } = await crawlOnce(visit)
    for (const { path, jsonLd } of pages) {
      for (const one of recordsOf(jsonLd)) {
        const schemas = typesOf(one).flatMap((type) => required[type] ?? [])
        expect(schemas, `${path}: ${typesOf(one)} is a known type`).not.toEqual([])
        for (const schema of schemas) expect(schema.safeParse(one).error?.issues ?? [], path).toEqual([])
      }
    }
  })

  test.for([
    ['/', ['LocalBusiness', 'WebSite', 'FAQPage', 'BreadcrumbList']],
    ['/solar-panel-cleaning', ['Service', 'BreadcrumbList']],
    ['/california/hanford', ['LocalBusiness', 'BreadcrumbList']],
    ['/reviews', ['LocalBusiness', 'BreadcrumbList']],
    ['/blog', ['BreadcrumbList']],
    ['/blog/solar-panel-cleaning-near-me-find-local-experts', ['BlogPosting', 'FAQPage', 'BreadcrumbList']],
  ] as const)('%s has its kinds', async ([path, kinds], { visit }) => {
    const { pages } = await crawlOnce(visit)
    const page = pages.find((one) => one.path === path)
    expect(recordsOf(page?.jsonLd ?? []).flatMap(typesOf)).toEqual(expect.arrayContaining([...kinds]))
  })

  test("state a visit's price as a range if one is published", async ({ visit }) => {
    const { pages } = await crawlOnce(visit)
    const priced = z.object({
      '@type': z.literal('Service'),
      offers: z.object({
        '@type': z.literal('Offer'),
        priceSpecification: z.object({
          '@type': z.literal('PriceSpecification'),
          priceCurrency: z.literal('USD'),
          minPrice: z.number(),
          maxPrice: z.number(),
        }),
      }),
    })
    const rangeOf = (path: string) =>
      recordsOf(pages.find((one) => one.path === path)?.jsonLd ?? []).flatMap((one) => {
        const { minPrice, maxPrice } = priced.safeParse(one).data?.offers.priceSpecification ?? {}
        return minPrice === undefined ? [] : [`${minPrice}-${maxPrice}`]
      })
    const ranges = ['/solar-panel-cleaning', '/window-cleaning', '/screen-cleaning', '/commercial-cleaning'].map(
      rangeOf,
    )
    expect(ranges).toEqual([['175-350'], ['125-250'], [], ['400-1200']])
  })

  test('contain eight questions of the page', async ({ visit }) => {
    const page = await visit('/blog/solar-panel-cleaning-near-me-find-local-experts')
    const { pages } = await crawlOnce(visit)
    const { jsonLd = [] } = pages.find(({ path }) => path === new URL(page.url()).pathname) ?? {}
    const questions = z.object({ mainEntity: z.array(z.object({ name: text, acceptedAnswer: z.object({ text }) })) })
    const [faq] = recordsOf(jsonLd).filter((one) => typesOf(one).includes('FAQPage'))
    const { mainEntity } = questions.parse(faq)
    expect(mainEntity).toHaveLength(8)
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(await page.getByRole('heading', { name, exact: true }).count()).toBe(1)
      expect(await page.getByText(acceptedAnswer.text, { exact: true }).isVisible()).toBe(true)
    }
  })
})
