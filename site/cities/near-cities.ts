import type { City } from '../../content/schema/city.ts'

type Position = Pick<City, 'latitude' | 'longitude'>

/** On a few dozen miles the earth is flat enough to put places in order. */
const distance = (one: Position, other: Position) =>
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  )

const mostNear = 12

/** The other places that are nearest, the nearest first: one walk over all, since every place asks this. */
export const nearCities = (cities: readonly City[], city: City): City[] => {
  const nearest: { other: City; away: number }[] = []
  for (const other of cities) {
    const away = distance(city, other)
    const isFar = nearest.length === mostNear && away >= (nearest.at(-1)?.away ?? 0)
    if (other.slug === city.slug || isFar) continue
    const at = nearest.findIndex((one) => one.away > away)
    nearest.splice(at < 0 ? nearest.length : at, 0, { other, away })
    nearest.length = Math.min(nearest.length, mostNear)
  }
  return nearest.map(({ other }) => other)
}
