import type { FactWords } from '../../../content/schema/figures/fill-figures.ts'
import type { Content } from '../../../content/schema/read.ts'
import type { ReadFile } from '../../../content/schema/read-files.ts'
import { firstOf, good, look, type Row } from './row.ts'
import { shippedPlaces, shippedSurroundings } from './shipped-content.ts'

/** Every file's texts with figures filled, and each language's words for facts. */
type Gathered = { filled: readonly ReadFile[]; read: readonly { factWords: FactWords | undefined }[] }
type Needed = Pick<Content, 'business' | 'cities' | 'home' | 'assistant'>

/** Every place that the business may name: location, service area, and places it says are outside. */
const knownPlaces = ({ business, cities, home, assistant }: Needed, words: readonly FactWords[]): Set<string> => {
  const { address, base, counties, coreCities, region = '', zips } = business
  return new Set([
    address.city,
    address.state,
    address.stateName ?? '',
    base.city,
    region,
    ...coreCities,
    ...Object.keys(zips),
    ...counties.flatMap((name) => [name, `${name} County`, `condado de ${name}`]),
    ...cities.flatMap(({ name, listName, neighborhoods, landmarks }) => [
      name,
      listName,
      ...neighborhoods,
      ...landmarks,
    ]),
    ...home.areas.others.map(({ name }) => name),
    ...assistant.places.outside,
    ...assistant.places.unsure,
    // Translations of the region.
    ...words.map((own) => own.words[region] ?? region),
  ])
}

// Files and keys without sentences of the business: questions, customers' words, ids, words for search engines, words that go with
// their promise.
const unread = /^\w+\/(?:reviews|assistant\/danger)\.yaml$/
const unreadKeys = new Set<string | number>([
  ...['asks', 'says', 'surely', 'url', 'href', 'slug', 'image', 'related', 'neighborhoods', 'landmarks'],
  ...['county', 'keywords', 'location', 'sources', 'promised', 'proof'],
])

/** True for texts that visitors don't read as the business's own, which may name any place. */
export const isUnread = (file: string, path: readonly (string | number)[]): boolean =>
  unread.test(file) || path.some((key) => unreadKeys.has(key))

const textsIn = (value: unknown, skipped: ReadonlySet<string | number> = unreadKeys): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (skipped.has(key) ? [] : textsIn(inner, skipped)))
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?])\s+|\n\s*\n|\n(?=[-#|])/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())

const named = (place: string, flags = 'u') => new RegExp(`(?<![\\p{L}])${RegExp.escape(place)}(?![\\p{L}])`, flags)

/** A place that a list names twice: "Gambier, Gambier", "Gambier and Gambier". */
const repeated = (places: Iterable<string>) => {
  const any = [...places].filter(Boolean).map((place) => RegExp.escape(place))
  return new RegExp(`(?<!\\p{L})(${any.join('|')})(?:,? (?:and|y)|,) \\1(?!\\p{L}| \\p{Lu})`, 'u')
}

const altTexts = /^\w+\/images\.yaml$/

/** The texts of a file; without the descriptions of pictures that no other text names. */
const readTexts = (filled: readonly ReadFile[], { business }: Needed) => {
  const used = new Set([business.proof.crewPhoto])
  for (const { path, value } of filled)
    if (!altTexts.test(path)) for (const text of textsIn(value, new Set())) used.add(text)
  return ({ path, value, body = '' }: ReadFile) =>
    altTexts.test(path) && typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([id, text]) => (used.has(id) ? textsIn(text) : []))
      : [...textsIn(value), body]
}

/** One row per sentence that names a place twice, or one of the shipped content that this business does not serve. */
export const placeRows = (content: Needed, { filled, read }: Gathered): Row[] => {
  const known = knownPlaces(
    content,
    read.flatMap(({ factWords }) => factWords ?? []),
  )
  const isElsewhere = !content.business.counties.some((county) => shippedPlaces.includes(`${county} County`))
  const foreign = [
    ...shippedPlaces.filter((place) => !known.has(place)).map((place) => ({ place, pattern: named(place) })),
    ...(isElsewhere ? shippedSurroundings : []).map((place) => ({ place, pattern: named(place, 'iu') })),
  ]
  const twice = repeated([...known, ...shippedPlaces])
  const textsOf = readTexts(filled, content)
  const found = filled
    .filter(({ path }) => !isUnread(path, []))
    .flatMap((file) =>
      [...new Set(textsOf(file).flatMap(sentencesOf))].flatMap((sentence) => {
        const places = foreign.filter(({ pattern }) => pattern.test(sentence)).map(({ place }) => place)
        const [again] = twice.exec(sentence) ?? []
        const wrong = again ? [...places, again] : places
        return wrong.length > 0 ? [{ path: file.path, sentence, places: wrong }] : []
      }),
    )
  if (found.length === 0)
    return [good('places', 'the texts name no place of the shipped content that you do not serve')]
  const names = [...new Set(found.flatMap(({ places }) => places))]
  return [
    {
      ...look(
        'places',
        `${found.length} sentences name a place that you do not serve, or one twice (${firstOf(names)}): change them where they stand`,
      ),
      names,
    },
    ...found.map(({ path, sentence, places }) => look(places.join(', '), `content/${path}: "${sentence}"`)),
  ]
}
