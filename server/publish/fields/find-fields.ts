import { asShown, filledShape, hasSlot } from '../../../contract/desk/as-shown.ts'
import type { FindField } from '../../../contract/desk/edit-page.ts'
import type { SentenceChange } from '../../../contract/desk/site.ts'
import { placesIn, type Sentence, sentencesOf } from '../sentence-changes.ts'
import type { Reading } from '../site-reader.ts'

const plain = (text: string): string => asShown(text).toLowerCase()

/** False for the words for search engines. */
const isTappable = ({ path }: Sentence) => path[0] !== 'meta'

/** The blocks in which a page shows a text: the whole and, in an article, each list line and table cell. */
const blocksOf = ({ path, text }: Sentence): string[] => [
  plain(text),
  ...(path[0] === 'body' ? text.split(/[\n|]/).map(plain) : []),
]

/** A sentence with the place where it appears, its blocks, and the shape of its slots. */
type Placed = Sentence & { place: SentenceChange['place']; blocks: string[]; shape: RegExp | undefined }

const placedIn = ({ contents }: Reading, language: string): Placed[] => {
  const placeOf = placesIn(contents)
  const own = contents.filter((one) => one.language === language || one.language === '')
  return own
    .flatMap((one) => one.files.map((file) => ({ file, place: placeOf(one.language, file) })))
    .flatMap(({ file, place }) => sentencesOf(file).map((one) => ({ ...one, place })))
    .map((one) => ({ ...one, blocks: blocksOf(one), shape: hasSlot(one.text) ? filledShape(one.text) : undefined }))
    .filter((one) => one.blocks[0] !== '' && isTappable(one))
}

// Cached, because it takes half a second on a small machine.
const known = new WeakMap<Reading, Map<string, Placed[]>>()

const knownIn = (reading: Reading, language: string): Placed[] => {
  const languages = known.get(reading) ?? new Map<string, Placed[]>()
  known.set(reading, languages)
  const placed = languages.get(language) ?? placedIn(reading, language)
  languages.set(language, placed)
  return placed
}

const mostFound = 12
const longestBlock = 2_000

/** `drafted`: texts of drafts, which the page shows already. */
type Tapped = FindField & { drafted: readonly Sentence[] }

/**
 * Fields with the tapped text: those of the tapped page, or else of any. For a block that joins several fields, such as a
 * label with a figure, the fields of this page and of all pages whose text it contains.
 */
export const findFields = (reading: Reading, { language, page, texts, drafted }: Tapped): Sentence[] => {
  const all = knownIn(reading, language)
  const isHere = ({ place }: Placed) => place.name === page
  for (const text of texts.map(plain).filter(Boolean)) {
    const own = drafted.filter((one) => isTappable(one) && blocksOf(one).includes(text))
    const exact = all.filter(({ blocks }) => blocks.includes(text))
    const found = exact.length + own.length > 0 ? exact : all.filter(({ shape }) => shape?.test(text))
    const here = found.filter(isHere)
    const fields = [...own, ...(here.length > 0 ? here : found)]
    if (fields.length > 0) return fields.slice(0, mostFound)
  }
  const block = plain(texts[0] ?? '')
  if (block.length > longestBlock) return []
  return all
    .map((one) => ({ ...one, shown: one.blocks[0] ?? '' }))
    .filter((one) => one.shown.length > 2 && block.includes(one.shown))
    .filter((one) => isHere(one) || one.place.kind === 'everywhere')
    .sort((one, other) => other.shown.length - one.shown.length)
    .slice(0, mostFound)
}
