import { z } from 'zod'
import type { Business } from './business.ts'
import { text } from './meta.ts'

const point = z.strictObject({ x: z.number(), y: z.number() })
const paths = z.array(text.regex(/^M[-\d .,A-Za-z]+$/, { error: 'a path of SVG such as M0 0L100 100' })).default([])

/** `map.yaml`: the map of the service area, in units of a 760 × 640 drawing. */
export const mapSchema = z.strictObject({
  base: point,
  /** Base that the land was drawn for. With another base the map shows only rings and towns. */
  drawnFor: z.strictObject({ latitude: z.number(), longitude: z.number() }).exactOptional(),
  unitsPerMile: z.number().positive(),
  ringMiles: z.array(z.number().positive()).default([]),
  namesOnTheLeft: z.array(text).default([]),
  countyNames: z.record(text, point).default({}),
  hills: paths,
  ridges: paths,
  countyLines: paths,
  rivers: paths,
  roads: paths,
  roadNumbers: z.array(point.extend({ road: text })).default([]),
})
export type MapDrawing = z.infer<typeof mapSchema>

/** Of latitude; of longitude at the equator. */
export const milesPerDegree = 69

type Position = { latitude: number; longitude: number }

/** True for two places that are fewer than so many miles apart, to the north and to the east. */
const isWithin = (miles: number, one: Position, other: Position): boolean =>
  Math.abs(one.latitude - other.latitude) * milesPerDegree < miles &&
  Math.abs(one.longitude - other.longitude) * milesPerDegree < miles

/** Farther from its town, a position is that of an earlier one. */
const townMiles = 10

/** A business whose owner changed its town: it stands where that town's page says, if the page has a place on the map. */
export const atOwnTown = <Moved extends Pick<Business, 'address' | 'base'>>(
  business: Moved,
  cities: readonly ({ name: string } & { [Key in keyof Position]?: number | undefined })[],
): Moved => {
  const placed = <Place extends Position & { city: string }>(place: Place): Place => {
    const { latitude, longitude } = cities.find(({ name }) => name === place.city) ?? {}
    if (latitude === undefined || longitude === undefined) return place
    return isWithin(townMiles, place, { latitude, longitude }) ? place : { ...place, latitude, longitude }
  }
  return { ...business, address: placed(business.address), base: placed(business.base) }
}

/** The part of the map that is true of this business: no land drawn for another base, no names of other counties. */
export const knownMap = (map: MapDrawing, { base, counties }: Pick<Business, 'base' | 'counties'>): MapDrawing => {
  const { drawnFor = base } = map
  // Moving within a town makes no visible difference on a map of forty miles.
  const isHere = isWithin(3, drawnFor, base)
  const land = { hills: [], ridges: [], countyLines: [], rivers: [], roads: [], roadNumbers: [], countyNames: {} }
  const names = Object.entries(map.countyNames).filter(([name]) => counties.includes(name))
  return isHere ? { ...map, countyNames: Object.fromEntries(names) } : { ...map, ...land }
}
