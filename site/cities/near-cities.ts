import type { City } from '../../content/schema/city.ts'

type Position = Pick<City, 'latitude' | 'longitude'>

/**
 * Compares how far places are from here. On a few dozen miles the earth is flat enough to put them in order, and the
 * square of a distance puts them in the same order: roots would be most of the work, thousands of places squared.
 */
const distanceFrom = ({ latitude, longitude }: Position) => {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  return (other: Position): number => {
    const north = other.latitude - latitude
    const east = (other.longitude - longitude) * narrowing
    return north * north + east * east
  }
}

const mostNear = 12

/** The other places that are nearest, the nearest first: one walk over all, since every place asks this. */
export const nearCities = (cities: readonly City[], city: City): City[] => {
  const distance = distanceFrom(city)
  const nearest: { other: City; away: number }[] = []
  for (const other of cities) {
    const away = distance(other)
    const isFar = nearest.length === mostNear && away >= (nearest.at(-1)?.away ?? 0)
    if (other.slug === city.slug || isFar) continue
    const at = nearest.findIndex((one) => one.away > away)
    nearest.splice(at < 0 ? nearest.length : at, 0, { other, away })
    nearest.length = Math.min(nearest.length, mostNear)
  }
  return nearest.map(({ other }) => other)
}
