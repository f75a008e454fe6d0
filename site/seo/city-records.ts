import type { City } from '../../content/schema/city.ts'
import { cityPath } from '../cities/city-links.ts'
import { content } from '../content.ts'
import { cardOf } from '../layout/page-shell.ts'
import type { Crumb } from '../ui/link/Breadcrumb.tsx'
import { citySchema } from './city-schema.ts'
import { breadcrumbSchema } from './page-schema.ts'

const { business, cityPage } = content

/** JSON-LD of a town's page. */
export const cityRecords = (city: City, crumbs: readonly Crumb[]) => [
  citySchema(business, city, cityPage.services.items, cardOf(cityPath(city))),
  breadcrumbSchema(business.siteUrl, crumbs),
]
