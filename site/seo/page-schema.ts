import type { BreadcrumbList, FAQPage, WebSite, WithContext } from 'schema-dts'
import type { Business } from '../../content/schema/business.ts'
import type { Faq } from '../../content/schema/reviews.ts'
import { link } from '../link.ts'
import type { Crumb } from '../ui/link/Breadcrumb.tsx'
import { businessId } from './business-schema.ts'

/** Breadcrumbs from the home page to the page itself. */
export const breadcrumbSchema = (siteUrl: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${path}`,
  })),
})

/** The site, published by the business. */
export const webSiteSchema = (business: Business, language: string): WithContext<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${business.siteUrl}${link('/')}#website`,
  url: `${business.siteUrl}${link('/')}`,
  name: business.name,
  inLanguage: language,
  publisher: { '@id': businessId(business) },
})

/** Questions and answers exactly as on the page. */
export const faqPageSchema = (items: Faq['items']): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
