import { fill } from '../../../pricing/fill.ts'
import { content } from '../../content.ts'
import { MapPlace, type Place } from './MapPlace.tsx'
import { mapSize } from './places.ts'
import { targetOf } from './targets.ts'
import './map.css'

const { map } = content
const words = content.interface.map

/** Map of all places that we serve. Hidden from the keyboard and screen readers, which have the list of places. */
export function ServiceMap({ places }: { places: readonly Place[] }) {
  const counties = places.filter(({ kind }) => kind === 'county')
  const towns = places.filter(({ kind }) => kind !== 'county')
  const linked = towns.filter(({ path }) => path)
  return (
    <svg
      className="map"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <MapGround />
      <MapNames linked={new Set(counties.map(({ county = '' }) => county))} />
      {counties.map(({ slug, path, name, county = '' }) => (
        <a key={slug} href={path} tabIndex={-1}>
          <text className="map-county-name" {...map.countyNames[county]}>
            {name}
          </text>
        </a>
      ))}
      {towns.map((place) => {
        const marks = {
          className: 'map-place',
          'data-kind': place.kind,
          transform: `translate(${place.x} ${place.y})`,
        }
        return place.path ? (
          <a key={place.name} {...marks} href={place.path} tabIndex={-1}>
            <MapPlace {...place} target={targetOf(place, linked)} />
          </a>
        ) : (
          <g key={place.name} {...marks}>
            <MapPlace {...place} target={undefined} />
          </g>
        )
      })}
    </svg>
  )
}

/** Many lines of one kind are one path. */
const strokes = (className: string, paths: readonly string[]) =>
  paths.length > 0 && <path className={className} d={paths.join('')} />

/** The land under the places: rings of miles, hills, county lines, the river and the roads. */
function MapGround() {
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

interface MapNamesProps {
  /** Counties that have a page, and so a name of their own on the map. */
  linked: ReadonlySet<string>
}

/** Names of counties, and the miles of each ring. */
function MapNames({ linked }: MapNamesProps) {
  const { base, unitsPerMile, countyNames, ringMiles } = map
  return (
    <>
      {Object.entries(countyNames)
        .filter(([county]) => !linked.has(county))
        .map(([county, { x, y }]) => (
          <text key={county} className="map-county-name" x={x} y={y}>
            {fill(words.county, { county })}
          </text>
        ))}
      {ringMiles.map((miles) => {
        const r = miles * unitsPerMile - 4
        return (
          <text
            key={miles}
            className="map-mile"
            data-miles={miles}
            x={Math.round(base.x - r / 2)}
            y={Math.round(base.y - r * 0.86)}
          >
            {fill(words.miles, { miles })}
          </text>
        )
      })}
    </>
  )
}
