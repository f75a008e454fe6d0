/** The point of the drawing where the base stands, in units of the view box. */
export const center = { x: 254, y: 426 }

const unitsPerDegreeNorth = 609.6
const milesPerDegreeNorth = 69.05
export const unitsPerMile = unitsPerDegreeNorth / milesPerDegreeNorth

type Position = { latitude: number; longitude: number }

/** Where a place lies on the drawn map around `base`. Flat: over forty miles the error is smaller than a dot. */
export const project = (place: Position, base: Position) => {
  const unitsPerDegreeEast = unitsPerDegreeNorth * Math.cos((base.latitude * Math.PI) / 180)
  return {
    x: Math.round(center.x + (place.longitude - base.longitude) * unitsPerDegreeEast),
    y: Math.round(center.y - (place.latitude - base.latitude) * unitsPerDegreeNorth),
  }
}
