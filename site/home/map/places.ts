import type { Business } from '../../../content/schema/business.ts'
import { type City, cityPath } from '../../../content/schema/city.ts'
import type { MapDrawing } from '../../../content/schema/map.ts'
import type { Place } from './MapPlace.tsx'
import { project } from './map-projection.ts'

const kindOf = ({ name, county }: City, base: string): Place['kind'] => {
  if (name === base) return 'base'
  return name !== county && name.startsWith(`${county} `) ? 'county' : 'town'
}

/** The places of the map, the base last so that its sun lies above its neighbours. */
export const placesOf = (cities: readonly City[], business: Business, map: MapDrawing): Place[] =>
  cities
    .map((city) => ({
      slug: city.slug,
      path: cityPath(business, city),
      name: city.listName,
      county: city.county,
      nameSide: map.namesOnTheLeft.includes(city.slug) ? ('left' as const) : ('right' as const),
      kind: kindOf(city, business.base.city),
      ...project(city, business.base, map),
    }))
    .sort((a, b) => Number(a.kind === 'base') - Number(b.kind === 'base'))
