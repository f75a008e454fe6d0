import type { Business } from '../../../content/schema/business.ts'
import { type City, cityPath } from '../../../content/schema/city.ts'
import type { MapDrawing } from '../../../content/schema/map.ts'
import type { Home } from '../../../content/schema/pages/home.ts'
import { link } from '../../link.ts'
import type { Place } from './MapPlace.tsx'
import { project } from './map-projection.ts'
import { across } from './targets.ts'

/** Size of the drawing, in its own units. */
export const mapSize = { width: 760, height: 640 }

const kindOf = ({ name, county }: City, base: string): Place['kind'] => {
  if (name === base) return 'base'
  return name !== county && name.startsWith(`${county} `) ? 'county' : 'town'
}

/** Half the height of a name. */
const halfName = 10

const fits = (place: Place) => {
  const [from, to] = across(place)
  return from >= 0 && to <= mapSize.width && place.y >= halfName && place.y <= mapSize.height - halfName
}

// The name of a county has a place of its own on the land. That of a town stands where the edge does not cut it.
const drawn = (place: Place, { countyNames }: MapDrawing): Place[] => {
  if (place.kind === 'county') return Object.hasOwn(countyNames, place.county ?? '') ? [place] : []
  const turned: Place = { ...place, nameSide: place.nameSide === 'left' ? 'right' : 'left' }
  return [place, turned].filter(fits).slice(0, 1)
}

/** How many places the list shows before somebody asks for more. */
export const FIRST_PLACES = 6

/**
 * The places on the drawing: those with a page and a known position, and `others` without a page. The base is always
 * there, and last: its sun stands above its neighbours.
 */
export const placesOf = (
  cities: readonly City[],
  business: Business,
  others: Home['areas']['others'],
  map: MapDrawing,
): Place[] => {
  const { base } = business
  const places: Place[] = [
    // A town that has got a page is no longer one of the others.
    ...others
      .filter(({ name }) => !cities.some((city) => city.name === name && city.latitude !== undefined))
      .map((town) => ({
        name: town.name,
        kind: 'town' as const,
        nameSide: 'right' as const,
        ...project(town, base, map),
      })),
    ...cities.flatMap((city) => {
      const { latitude, longitude } = city
      if (latitude === undefined || longitude === undefined) return []
      return {
        slug: city.slug,
        path: link(cityPath(business, city)),
        name: city.listName,
        county: city.county,
        nameSide: map.namesOnTheLeft.includes(city.slug) ? ('left' as const) : ('right' as const),
        kind: kindOf(city, base.city),
        ...project({ latitude, longitude }, base, map),
      }
    }),
  ].flatMap((place) => drawn(place, map))
  const isBase = ({ kind }: Place) => kind === 'base'
  const own: Place = places.find(isBase) ?? { name: base.city, kind: 'base', nameSide: 'right', ...map.base }
  return [...places.filter((place) => !isBase(place)), own]
}
