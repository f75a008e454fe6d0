import type { City } from '../../content/schema/city.ts'

type Position = Pick<City, 'latitude' | 'longitude'>

/** On a few dozen miles the earth is flat enough to put places in order. */
const distance = (one: Position, other: Position) =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  )

/** All other places, the nearest first. */
export const nearCities = (cities: readonly City[], city: City): City[] =>
  cities.filter(({ slug }) => slug !== city.slug).sort((a, b) => distance(city, a) - distance(city, b))
