import { content } from '../content.ts'
import { crumbsTo } from '../layout/crumbs.ts'
import { masterOf } from '../pictures/picture.ts'
import { businessSchema } from './business-schema.ts'
import { breadcrumbSchema, faqPageSchema, webSiteSchema } from './page-schema.ts'
import { shareImage } from './share-image.ts'

const { business, services, faq, language, home } = content

/** JSON-LD of the home page. */
export const homeRecords = async () => [
  businessSchema(business, services, await shareImage(masterOf(home.hero.images.wide), business.siteUrl)),
  webSiteSchema(business, language),
  faqPageSchema(faq.items),
  breadcrumbSchema(business.siteUrl, crumbsTo({ name: home.hero.title, path: '/#home' })),
]
