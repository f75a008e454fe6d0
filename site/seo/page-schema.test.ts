import { expect, test } from 'vitest'
import { content } from '../content.ts'
import { breadcrumbSchema, faqPageSchema, webSiteSchema } from './page-schema.ts'

test('breadcrumbs are numbered from one and have absolute URLs', () => {
  const record = breadcrumbSchema('https://example.com', [
    { name: 'Home', path: '/' },
    { name: 'Services', path: '/services' },
  ])
  expect(record.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Services', item: 'https://example.com/services' },
  ])
})

test('every question has its answer', () => {
  const record = faqPageSchema(content.faq.items)
  expect(record.mainEntity).toHaveLength(content.faq.items.length)
  expect(record).toHaveProperty('mainEntity.0.acceptedAnswer.text', content.faq.items[0]?.answer)
})

test('the site is published by the business', () => {
  const record = webSiteSchema(content.business, 'en')
  expect(record).toMatchObject({ inLanguage: 'en', publisher: { '@id': `${content.business.siteUrl}/#business` } })
})
