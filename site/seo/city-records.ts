import type { City } from '../../content/schema/city.ts'
import { content } from '../content.ts'
import { masterOf } from '../pictures/picture.ts'
import type { Crumb } from '../ui/link/Breadcrumb.tsx'
import { citySchema } from './city-schema.ts'
import { breadcrumbSchema } from './page-schema.ts'
import { shareImage } from './share-image.ts'

const { business, cityPage } = content

/** JSON-LD of a town's page. */
export const cityRecords = async (city: City, crumbs: readonly Crumb[]) => [
  citySchema(business, city, cityPage.services.items, await shareImage(masterOf(city.image), business.siteUrl)),
  breadcrumbSchema(business.siteUrl, crumbs),
]
