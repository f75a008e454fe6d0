import type { Service } from '../../content/schema/service.ts'
import { content } from '../content.ts'
import { masterOf } from '../pictures/picture.ts'
import type { Crumb } from '../ui/link/Breadcrumb.tsx'
import { breadcrumbSchema } from './page-schema.ts'
import { serviceSchema } from './service-schema.ts'
import { shareImage } from './share-image.ts'

const { business } = content

/** What the page of a service tells search engines. */
export const serviceRecords = async (service: Service, crumbs: readonly Crumb[]) => [
  serviceSchema(business, service, await shareImage(masterOf(service.image), business.siteUrl)),
  breadcrumbSchema(business.siteUrl, crumbs),
]
