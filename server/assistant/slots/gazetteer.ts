import type { Content } from '../../../content/schema/read.ts'
import { countableText } from './countable-text.ts'
import type { SlotPlace } from './slots.ts'

export type Gazetteer = {
  /** Places by lower-case words, including ZIP codes and parts of towns. */
  places: ReadonlyMap<string, SlotPlace>
  /** Towns for spelling correction. */
  towns: readonly string[]
}

type Needed = {
  business: Pick<Content['business'], 'coreCities' | 'counties' | 'zips'>
  cities: readonly Pick<Content['cities'][number], 'name' | 'neighborhoods'>[]
  assistant: { places: Pick<Content['assistant']['places'], 'outside' | 'unsure'> }
}

/** Every place named in content. Later kinds never replace earlier ones. */
export const gazetteer = ({ business, cities, assistant }: Needed): Gazetteer => {
  const { outside, unsure } = assistant.places
  const places = new Map<string, SlotPlace>()
  const add = (words: string, place: SlotPlace) => {
    const key = countableText(words)
    if (!places.has(key)) places.set(key, place)
  }
  const counties = business.counties.map((name) => `${name} County`)
  const towns = [...cities.map(({ name }) => name).filter((name) => !counties.includes(name)), ...business.coreCities]
  for (const name of towns) add(name, { name, kind: 'served' })
  for (const name of business.counties) {
    add(`${name} County`, { name: `${name} County`, kind: 'county' })
    add(`condado de ${name}`, { name: `${name} County`, kind: 'county' })
  }
  for (const [name, zips] of Object.entries(business.zips)) for (const zip of zips) add(zip, { name, kind: 'served' })
  const townBeside = new Map(
    cities.flatMap(({ name, neighborhoods }) =>
      (counties.includes(name) ? [] : neighborhoods).flatMap((part) =>
        [part, ...part.split('-')].map((place) => [place, name]),
      ),
    ),
  )
  for (const name of unsure) {
    const town = townBeside.get(name)
    add(name, town === undefined ? { name, kind: 'unsure' } : { name, kind: 'nearby', town })
  }
  for (const name of outside) add(name, { name, kind: 'outside' })
  for (const { name, neighborhoods } of cities.filter(({ name }) => towns.includes(name)))
    for (const part of neighborhoods.filter((part) => part.includes(' '))) add(part, { name, kind: 'served' })
  return { places, towns: [...new Set(towns.map(countableText))] }
}
