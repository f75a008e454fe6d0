import type { InterfaceWords } from '../../content/schema/interface.ts'
import { fillWords } from '../ui/fill-words.ts'
import { MapGround } from './MapGround.tsx'
import { MapNames, MapPlace, type Place } from './MapPlace.tsx'
import { countyNames } from './map-drawing.ts'
import './map.css'

interface ServiceMapProps {
  places: readonly Place[]
  words: InterfaceWords['map']
}

/** Every place that we serve. The list beside it says the same and is what the keyboard and a screen reader use. */
export function ServiceMap({ places, words }: ServiceMapProps) {
  const counties = places.filter(({ kind }) => kind === 'county')
  const towns = places.filter(({ kind }) => kind !== 'county')
  return (
    <svg className="map" viewBox="0 0 760 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <MapGround />
      <MapNames
        county={(county) => fillWords(words.county, { county })}
        miles={(miles) => fillWords(words.miles, { miles })}
        linked={new Set(counties.map(({ county }) => county))}
      />
      {counties.map(({ slug, path, name, county }) => (
        <a key={slug} href={path} tabIndex={-1}>
          <text className="map-county-name" {...countyNames[county]}>
            {name}
          </text>
        </a>
      ))}
      {towns.map((place) => (
        <a key={place.slug} className="map-place" data-kind={place.kind} href={place.path} tabIndex={-1}>
          <MapPlace {...place} />
        </a>
      ))}
    </svg>
  )
}

const near = { left: 20, top: 235, width: 480, height: 400 }

/** A name near the edge would be cut, so its place stays off the small map. */
const isWellInside = ({ x, y }: Place) => x > near.left && x < near.left + near.width - 60 && y > near.top + 20

/** The land around the base, as a picture. */
export function NearMap({ places, words }: ServiceMapProps) {
  return (
    <svg
      className="map map-near"
      viewBox={`${near.left} ${near.top} ${near.width} ${near.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={words.title}
    >
      <MapGround />
      {places
        .filter((place) => place.kind !== 'county' && isWellInside(place))
        .map((place) => (
          <g key={place.slug} className="map-place" data-kind={place.kind}>
            <MapPlace {...place} />
          </g>
        ))}
    </svg>
  )
}
