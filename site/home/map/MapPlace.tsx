import type { MapDrawing } from '../../../content/schema/map.ts'

/** A place as the map shows it. A county has a name on the land and no dot. */
export type Place = {
  slug?: string
  /** Where its page lives; a place may have none. */
  path?: string
  name: string
  county?: string
  kind: 'town' | 'base' | 'county'
  x: number
  y: number
  /** Where the name stands from the dot. */
  nameSide: 'left' | 'right'
}

/** Eight rays around the sun, from 16 to 20.5 units from its middle. */
const rays =
  'M16 0h4.5M-16 0h-4.5M0 16v4.5M0-16v-4.5M11.3 11.3l3.2 3.2M-11.3 11.3l-3.2 3.2M11.3-11.3l3.2-3.2M-11.3-11.3l-3.2-3.2'

/** The rectangle that opens a place's page, in units of the map around its dot. */
export type Target = { x: number; y: number; width: number; height: number }

interface MapPlaceProps extends Place {
  target: Target | undefined
}

/** A dot and a name; the base is the sun. It can be tapped anywhere from the dot to the end of the name. */
export function MapPlace({ name, kind, nameSide, target }: MapPlaceProps) {
  const isBase = kind === 'base'
  const side = nameSide === 'left' ? -1 : 1
  return (
    <>
      {target && <rect className="map-target" {...target} />}
      <circle className="map-dot" r={isBase ? 11 : 6.5} />
      {isBase && <path className="map-ray" d={rays} />}
      <text
        className="map-name"
        x={side * (isBase ? 25 : 13)}
        y={isBase ? 7 : 5}
        textAnchor={side < 0 ? 'end' : undefined}
      >
        {name}
      </text>
    </>
  )
}

interface MapNamesProps {
  map: MapDrawing
  county: (name: string) => string
  miles: (miles: number) => string
  /** Counties that have a page, and so a name of their own on the map. */
  linked: ReadonlySet<string>
}

/** The quiet names on the land: counties, and how far each ring is. */
export function MapNames({ map, county, miles, linked }: MapNamesProps) {
  return (
    <>
      {Object.entries(map.countyNames)
        .filter(([name]) => !linked.has(name))
        .map(([name, { x, y }]) => (
          <text key={name} className="map-county-name" x={x} y={y}>
            {county(name)}
          </text>
        ))}
      {map.ringMiles.map((distance) => {
        const r = distance * map.unitsPerMile - 4
        return (
          <text
            key={distance}
            className="map-mile"
            data-miles={distance}
            x={Math.round(map.base.x - r / 2)}
            y={Math.round(map.base.y - r * 0.86)}
          >
            {miles(distance)}
          </text>
        )
      })}
    </>
  )
}
