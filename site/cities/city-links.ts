import { type City, cityPath as pathOf } from '../../content/schema/city.ts'
import { content } from '../content.ts'
import { trailTo } from '../layout/crumbs.ts'
import { link } from '../link.ts'
import { nearCities } from './near-cities.ts'

/** The path of a city's page. */
export const cityPath = (city: { slug: string }): string => pathOf(content.business, city)

/** The trail of a city's page. */
export const cityTrail = (city: City) =>
  trailTo(
    { name: content.interface.breadcrumb.cities, path: '/#service-areas' },
    { name: city.listName, path: cityPath(city) },
  )

/** Links to the nearest other cities, nearest first. */
export const otherCityLinks = (city: City) =>
  nearCities(city, content.cities).map((other) => ({ label: other.listName, href: link(cityPath(other)) }))
