import type { MapDrawing } from '../../../content/schema/map.ts'

/** Many lines of one kind are one path. */
const strokes = (className: string, paths: readonly string[]) =>
  paths.length > 0 && <path className={className} d={paths.join('')} />

/** The land under the places: rings of miles, hills, county lines, the river and the roads. */
export function MapGround({ map }: { map: MapDrawing }) {
  const { base, unitsPerMile, ringMiles, hills, ridges, countyLines, rivers, roads, roadNumbers } = map
  return (
    <>
      <rect className="map-ground" x="-200" y="-200" width="1200" height="1100" />
      {ringMiles.map((miles) => (
        <circle key={miles} className="map-ring" cx={base.x} cy={base.y} r={Math.round(miles * unitsPerMile)} />
      ))}
      {strokes('map-hills', hills)}
      {strokes('map-ridge', ridges)}
      {strokes('map-county', countyLines)}
      {strokes('map-river', rivers)}
      {strokes('map-road-edge', roads)}
      {strokes('map-road', roads)}
      {strokes(
        'map-shield',
        roadNumbers.map(({ x, y }) => `M${x - 9} ${y - 9.5}h18q5 0 5 5v9q0 5-5 5h-18q-5 0-5-5v-9q0-5 5-5z`),
      )}
      {roadNumbers.map(({ road, x, y }) => (
        <text key={road} className="map-road-number" x={x} y={y + 4}>
          {road}
        </text>
      ))}
    </>
  )
}
