import { ringMiles } from './MapGround.tsx'
import { countyNames } from './map-drawing.ts'
import { center, unitsPerMile } from './map-projection.ts'

/** A place as the map shows it. A county has a name on the land and no dot. */
export type Place = {
  slug: string
  /** Where its page lives. */
  path: string
  name: string
  county: string
  kind: 'town' | 'base' | 'county'
  x: number
  y: number
}

/** Towns whose name would run into a neighbour, a road or the edge on their right. */
const namedOnTheLeft = new Set(['fresno', 'selma', 'kingsburg', 'porterville', 'lemoore'])

const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => `rotate(${degrees})`)

/** A dot and a name; the base is the sun. */
export function MapPlace({ slug, name, kind, x, y }: Place) {
  const isBase = kind === 'base'
  const side = namedOnTheLeft.has(slug) ? -1 : 1
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="map-dot" r={isBase ? 11 : 6.5} />
      {isBase && rays.map((turn) => <path key={turn} className="map-ray" d="M16 0H20.5" transform={turn} />)}
      <text
        className="map-name"
        x={side * (isBase ? 25 : 13)}
        y={isBase ? 7 : 5}
        textAnchor={side < 0 ? 'end' : 'start'}
      >
        {name}
      </text>
    </g>
  )
}

interface MapNamesProps {
  county: (name: string) => string
  miles: (miles: number) => string
  /** Counties that have a page, and so a name of their own on the map. */
  linked: ReadonlySet<string>
}

/** The quiet names on the land: counties, and how far each ring is. */
export function MapNames({ county, miles, linked }: MapNamesProps) {
  return (
    <>
      {Object.entries(countyNames)
        .filter(([name]) => !linked.has(name))
        .map(([name, { x, y }]) => (
          <text key={name} className="map-county-name" x={x} y={y}>
            {county(name)}
          </text>
        ))}
      {ringMiles.map((distance) => {
        const r = distance * unitsPerMile - 4
        return (
          <text
            key={distance}
            className="map-mile"
            data-miles={distance}
            x={Math.round(center.x - r / 2)}
            y={Math.round(center.y - r * 0.86)}
          >
            {miles(distance)}
          </text>
        )
      })}
    </>
  )
}
