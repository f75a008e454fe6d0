import { asShown } from '../../../contract/desk/as-shown.ts'
import type { FindField } from '../../../contract/desk/edit-page.ts'
import type { SentenceChange } from '../../../contract/desk/site.ts'
import { placesIn, type Sentence, sentencesOf } from '../sentence-changes.ts'
import type { Reading } from '../site-reader.ts'

/** Text as a page shows it, in lower case. */
const plain = (text: string): string => asShown(text).toLowerCase()

/** A sentence with the place where it appears. */
type Placed = Sentence & { place: SentenceChange['place'] }
type Index = { byText: Map<string, Placed[]>; withSlots: [RegExp, Placed][]; all: [string, Placed][] }

const slot = /\{\w+\}/

/** Matches a text whose slots are filled. */
const shapeOf = (text: string) =>
  new RegExp(
    `^${text
      .split(slot)
      .map((part) => RegExp.escape(part))
      .join('.{1,80}')}$`,
  )

/** False for the words for search engines. */
const isTappable = ({ path }: Sentence) => path[0] !== 'meta'

/** The blocks in which a page shows a text: the whole and, in an article, each list line and table cell. */
const blocksOf = ({ path, text }: Sentence): string[] => [
  ...new Set([plain(text), ...(path[0] === 'body' ? text.split(/[\n|]/).map(plain) : [])]),
]

const indexOf = ({ contents }: Reading, language: string): Index => {
  const index: Index = { byText: new Map(), withSlots: [], all: [] }
  const note = (text: string, sentence: Placed) => index.byText.set(text, [...(index.byText.get(text) ?? []), sentence])
  const placeOf = placesIn(contents)
  const own = contents.filter((one) => one.language === language || one.language === '')
  const files = own.flatMap((one) => one.files.map((file) => ({ file, place: placeOf(one.language, file) })))
  for (const sentence of files.flatMap(({ file, place }) => sentencesOf(file).map((one) => ({ ...one, place })))) {
    const text = plain(sentence.text)
    if (text === '' || !isTappable(sentence)) continue
    index.all.push([text, sentence])
    for (const block of blocksOf(sentence)) note(block, sentence)
    if (slot.test(text) && text.replace(/\{\w+\}/g, '').length > 3) index.withSlots.push([shapeOf(text), sentence])
  }
  return index
}

const known = new WeakMap<Reading, Map<string, Index>>()

const indexIn = (reading: Reading, language: string): Index => {
  const indexes = known.get(reading) ?? new Map<string, Index>()
  known.set(reading, indexes)
  const index = indexes.get(language) ?? indexOf(reading, language)
  indexes.set(language, index)
  return index
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
  const { byText, withSlots, all } = indexIn(reading, language)
  const isHere = ({ place }: Placed) => place.name === page
  for (const text of texts.map(plain).filter(Boolean)) {
    const own = drafted.filter((one) => isTappable(one) && blocksOf(one).includes(text))
    const exact = byText.get(text) ?? []
    const found =
      exact.length + own.length > 0 ? exact : withSlots.flatMap(([shape, one]) => (shape.test(text) ? [one] : []))
    const here = found.filter(isHere)
    const fields = [...own, ...(here.length > 0 ? here : found)]
    if (fields.length > 0) return fields.slice(0, mostFound)
  }
  const block = plain(texts[0] ?? '')
  if (block.length > longestBlock) return []
  return all
    .filter(([one, sentence]) => one.length > 2 && block.includes(one) && (isHere(sentence) || isOfAll(sentence)))
    .sort(([one], [other]) => other.length - one.length)
    .map(([, sentence]) => sentence)
    .slice(0, mostFound)
}

const isOfAll = ({ place }: Placed) => place.kind === 'everywhere'
