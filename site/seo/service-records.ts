import type { Service } from '../../content/schema/service.ts'
import { priceJob } from '../../pricing/price-job.ts'
import { priceList } from '../../pricing/price-list.ts'
import { content } from '../content.ts'
import { cardOf } from '../layout/page-shell.ts'
import type { Crumb } from '../ui/link/Breadcrumb.tsx'
import { breadcrumbSchema } from './page-schema.ts'
import { serviceSchema } from './service-schema.ts'

const { business } = content

const rangeOf = ({ job }: Service) => {
  const price = job && priceJob({ service: job }, priceList(content))
  return price?.kind === 'priced' ? price.range : undefined
}

/** JSON-LD of a service's page. */
export const serviceRecords = (service: Service, crumbs: readonly Crumb[]) => [
  serviceSchema(business, service, cardOf(`/${service.slug}`), rangeOf(service)),
  breadcrumbSchema(business.siteUrl, crumbs),
]
