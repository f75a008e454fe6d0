import type { Place, Target } from './MapPlace.tsx'

/** Width of a letter in units of the map, on a small screen, which shows names largest. */
const letterWidth = 13
/** Half of 44 pixels where the map is smallest, in its units. */
const mostAbove = 38

/** From its dot to the end of its name. */
export const across = ({ x, name, nameSide }: Place): [from: number, to: number] => {
  const reach = 25 + name.length * letterWidth
  return nameSide === 'left' ? [x - reach, x + 15] : [x - 15, x + reach]
}

/** The target of `place`: from its dot to the end of its name, and as high as a finger needs without covering a neighbor's. */
export const targetOf = (place: Place, places: readonly Place[]): Target => {
  const [from, to] = across(place)
  const rooms = places
    .filter((other) => {
      const [otherFrom, otherTo] = across(other)
      return other !== place && otherFrom < to && from < otherTo
    })
    .map(({ y }) => Math.floor(Math.abs(y - place.y) / 2))
  const above = Math.min(mostAbove, ...rooms)
  return { x: from - place.x, y: -above, width: to - from, height: 2 * above }
}
