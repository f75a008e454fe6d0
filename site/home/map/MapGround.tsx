import type { MapDrawing } from '../../../content/schema/map.ts'

const strokes = (className: string, paths: readonly string[]) =>
  paths.map((d) => <path key={d} className={className} d={d} />)

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
      {roadNumbers.map(({ road, x, y }) => (
        <g key={road} className="map-shield" transform={`translate(${x} ${y})`}>
          <rect x="-14" y="-9.5" width="28" height="19" rx="5" />
          <text y="4">{road}</text>
        </g>
      ))}
    </>
  )
}
