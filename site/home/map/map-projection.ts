import type { MapDrawing } from '../../../content/schema/map.ts'

const milesPerDegreeNorth = 69.05

type Position = { latitude: number; longitude: number }

/**
 * The position of a place on the drawn map around `base`. A flat projection: over forty miles its error is smaller than
 * a dot.
 */
export const project = (
  place: Position,
  base: Position,
  { base: center, unitsPerMile }: Pick<MapDrawing, 'base' | 'unitsPerMile'>,
) => {
  const north = unitsPerMile * milesPerDegreeNorth
  const east = north * Math.cos((base.latitude * Math.PI) / 180)
  return {
    x: Math.round(center.x + (place.longitude - base.longitude) * east),
    y: Math.round(center.y - (place.latitude - base.latitude) * north),
  }
}
