import type { City } from '../../content/schema/city.ts'
import { content } from '../content.ts'
import { nearCities } from './near-cities.ts'

/** Where the page of a city lives. */
export const cityPath = ({ slug }: City): string => `/california/${slug}`

/** The way from home to a city's page. */
export const cityCrumbs = (city: City) => [
  { name: content.interface.breadcrumb.home, path: '/' },
  { name: content.interface.breadcrumb.cities, path: '/#service-areas' },
  { name: city.listName, path: cityPath(city) },
]

const near = nearCities(content.cities)

/** Links to the other cities that are nearest, the nearest first. */
export const otherCityLinks = (city: City) =>
  near(city).map((other) => ({ label: other.listName, href: cityPath(other) }))
