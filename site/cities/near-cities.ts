import type { City } from '../../content/schema/city.ts'

const mostNear = 6

type Position = { latitude: number; longitude: number }

/** The square of a distance on flat ground, which over a few dozen miles sorts places as the earth does. */
const squareOf = (from: Position, to: Position): number =>
  (to.latitude - from.latitude) ** 2 +
  ((to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)) ** 2

const hasPosition = (city: City): city is City & Position => city.latitude !== undefined && city.longitude !== undefined

/** The other places that are nearest, the nearest first. A place without a position has the places of its county. */
export const nearCities = (city: City, cities: readonly City[]): City[] => {
  const others = cities.filter(({ slug }) => slug !== city.slug)
  const near = hasPosition(city)
    ? others.filter(hasPosition).sort((a, b) => squareOf(city, a) - squareOf(city, b))
    : others.filter(({ county }) => county === city.county)
  return near.slice(0, mostNear)
}
