import { content } from '../content.ts'
import { crumbsTo } from '../layout/crumbs.ts'
import { cardOf } from '../layout/page-shell.ts'
import { businessSchema } from './business-schema.ts'
import { breadcrumbSchema, faqPageSchema, webSiteSchema } from './page-schema.ts'

const { business, services, faq, language, home } = content

/** JSON-LD of the home page. */
export const homeRecords = () => [
  businessSchema(business, services, cardOf('/')),
  webSiteSchema(business, language),
  faqPageSchema(faq.items),
  breadcrumbSchema(business.siteUrl, crumbsTo({ name: home.hero.title, path: '/#home' })),
]
