import type { City } from '../../content/schema/city.ts'

type Position = { latitude: number; longitude: number }

const positionOf = ({ latitude, longitude }: City): Position | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

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

const mostNear = 6

type Placed = { city: City; position: Position; at: number }
type Found = Placed & { away: number }

// The first of a sorted list that is at least as far north.
const firstFrom = (sorted: readonly Placed[], latitude: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.position.latitude ?? 0) < latitude) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The other places that are nearest, the nearest first; of places equally far those that come first in `cities`. Every
 * place asks this, so it looks no farther north and south than the nearest that it has found are away. A place without a
 * position has the places of its county.
 */
export const nearCities = (cities: readonly City[]) => {
  const sorted = cities
    .flatMap((city, at): Placed[] => {
      const position = positionOf(city)
      return position ? [{ city, position, at }] : []
    })
    .sort((a, b) => a.position.latitude - b.position.latitude)

  return (city: City): City[] => {
    const position = positionOf(city)
    if (!position)
      return cities.filter(({ county, slug }) => county === city.county && slug !== city.slug).slice(0, mostNear)
    const distance = distanceFrom(position)
    let nearest: Found[] = []
    const look = (from: number, step: number) => {
      for (let at = from, other = sorted[at]; other; at += step, other = sorted[at]) {
        const last = nearest[mostNear - 1]
        if (last && (other.position.latitude - position.latitude) ** 2 > last.away) return
        const away = distance(other.position)
        if (other.city.slug === city.slug || (last && away > last.away)) continue
        nearest.push({ ...other, away })
        nearest = nearest.sort((a, b) => a.away - b.away || a.at - b.at).slice(0, mostNear)
      }
    }
    const here = firstFrom(sorted, position.latitude)
    look(here, 1)
    look(here - 1, -1)
    return nearest.map((found) => found.city)
  }
}
