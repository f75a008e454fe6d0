/** A place as the map shows it. A county has a name on the land and no dot. */
export type Place = {
  slug?: string
  /** Path of its page, if it has one. */
  path?: string
  name: string
  county?: string
  kind: 'town' | 'base' | 'county'
  x: number
  y: number
  /** Side of the dot that the name is on. */
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
