import type { InterfaceWords } from '../../../content/schema/interface.ts'
import type { MapDrawing } from '../../../content/schema/map.ts'
import { fill } from '../../../pricing/fill.ts'
import { MapGround } from './MapGround.tsx'
import { MapNames, MapPlace, type Place } from './MapPlace.tsx'
import './map.css'

interface ServiceMapProps {
  map: MapDrawing
  places: readonly Place[]
  words: InterfaceWords['map']
}

/** Every place that we serve. The list of places says the same and is what the keyboard and a screen reader use. */
export function ServiceMap({ map, places, words }: ServiceMapProps) {
  const counties = places.filter(({ kind }) => kind === 'county')
  const towns = places.filter(({ kind }) => kind !== 'county')
  return (
    <svg className="map" viewBox="0 0 760 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <MapGround map={map} />
      <MapNames
        map={map}
        county={(county) => fill(words.county, { county })}
        miles={(miles) => fill(words.miles, { miles })}
        linked={new Set(counties.map(({ county = '' }) => county))}
      />
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
            <MapPlace {...place} />
          </a>
        ) : (
          <g key={place.name} {...marks}>
            <MapPlace {...place} />
          </g>
        )
      })}
    </svg>
  )
}
