import type { Content } from '../../../content/schema/read.ts'
import { wordsOf } from '../language/words.ts'

/** `named` is a small place that the page of a city or county lists among those that we serve. */
export type PlaceKind = 'served' | 'county' | 'named' | 'outside' | 'unsure'
/** `of` is the city or county whose page names the place. */
export type Place = {
  name: string
  kind: PlaceKind
  travel: 'none' | 'extended' | undefined
  path?: string
  of?: string
}
/** True for a place where we may not come at all. */
export const isFar = (place: Place): place is Place & { kind: 'outside' | 'unsure' } =>
  place.kind === 'outside' || place.kind === 'unsure'

/** `isPart` for a part of a city, which is also the name of a street or a school elsewhere. */
type Entry = { words: string[]; place: Place; isPart?: boolean }

const served = ({ cities, business }: Content): Place[] => {
  const listed = cities.map(
    (city): Place => ({
      name: city.name,
      kind: city.name.endsWith('County') ? 'county' : 'served',
      travel: city.name.endsWith('County') ? undefined : city.travelFee,
      path: `/california/${city.slug}`,
    }),
  )
  const names = new Set(listed.map(({ name }) => name))
  const core = business.coreCities.filter((name) => !names.has(name))
  const counties = business.counties.map((name) => `${name} County`).filter((name) => !names.has(name))
  return [
    ...listed,
    ...core.map((name): Place => ({ name, kind: 'served', travel: 'none' })),
    ...counties.map((name): Place => ({ name, kind: 'county', travel: undefined })),
  ]
}

const quarters = (content: Content, places: readonly Place[]): Entry[] =>
  content.cities
    .filter((city) => !city.name.endsWith('County'))
    .flatMap((city) =>
      city.neighborhoods
        .filter((name) => wordsOf(name).length > 1 && !places.some((place) => place.name === name))
        .flatMap((name) => {
          const place = places.find((candidate) => candidate.name === city.name)
          return place ? [{ words: wordsOf(name), place, isPart: true }] : []
        }),
    )

/** A place that we do not list by itself: named where the page of a city does, the nearer one before that of its county. */
const smallPlace = (name: string, { cities }: Content): Place => {
  const pages = cities.filter(({ neighborhoods }) =>
    neighborhoods.some((one) => one === name || one.split('-').includes(name)),
  )
  const page = pages.find((city) => !city.name.endsWith('County')) ?? pages[0]
  if (!page) return { name, kind: 'unsure', travel: undefined }
  return { name, kind: 'named', travel: undefined, path: `/california/${page.slug}`, of: page.name }
}

/** Every place that the assistant knows by name or ZIP code, longest names first. */
export const buildGazetteer = (content: Content) => {
  const { outside, unsure, zips } = content.assistant.places
  const places = [
    ...served(content),
    ...outside.map((name): Place => ({ name, kind: 'outside', travel: undefined })),
    ...unsure.map((name) => smallPlace(name, content)),
  ]
  const entries: Entry[] = [
    ...places.map((place) => ({ words: wordsOf(place.name), place })),
    ...quarters(content, places),
    ...Object.entries(zips).flatMap(([zip, name]) => {
      const place = places.find((candidate) => candidate.name === name)
      return place ? [{ words: [zip], place }] : []
    }),
  ].sort((a, b) => b.words.length - a.words.length)
  const kings = places.find(({ kind, name }) => kind === 'county' && name.startsWith('Kings'))
  if (kings) entries.push({ words: ['kings'], place: kings })
  const byFirstWord = Map.groupBy(entries, ({ words: [first] }) => first ?? '')
  const none: readonly Entry[] = []
  const names = new RegExp(`\\b(?:${places.map(({ name }) => name).join('|')})\\b`, 'gi')
  return {
    places,
    /** A text without the names in it, which are the same in each language. */
    withoutNames: (text: string): string => text.replace(names, ' '),
    names: places.map(({ name }) => name),
    /** The names that begin with a word, the longest first. */
    startingWith: (word: string): readonly Entry[] => byFirstWord.get(word) ?? none,
  }
}

export type Gazetteer = ReturnType<typeof buildGazetteer>
