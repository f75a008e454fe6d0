import { counties, hills, ridges, rivers, roads, shields } from './map-drawing.ts'
import { center, unitsPerMile } from './map-projection.ts'

export const ringMiles = [40, 30, 20, 10]

const strokes = (className: string, paths: readonly string[]) =>
  paths.map((d) => <path key={d} className={className} d={d} />)

/** The land under the places: rings of miles, hills, county lines, the river and the roads. */
export function MapGround() {
  return (
    <>
      <rect className="map-ground" x="-200" y="-200" width="1200" height="1100" />
      {ringMiles.map((miles) => (
        <circle key={miles} className="map-ring" cx={center.x} cy={center.y} r={Math.round(miles * unitsPerMile)} />
      ))}
      {strokes('map-hills', hills)}
      {strokes('map-ridge', ridges)}
      {strokes('map-county', counties)}
      {strokes('map-river', rivers)}
      {strokes('map-road-edge', roads)}
      {strokes('map-road', roads)}
      {shields.map(({ road, x, y }) => (
        <g key={road} className="map-shield" transform={`translate(${x} ${y})`}>
          <rect x="-14" y="-9.5" width="28" height="19" rx="5" />
          <text y="4">{road}</text>
        </g>
      ))}
    </>
  )
}
