import type { FieldPath } from '../../../contract/desk/site.ts'
import { type Sentence, sentencesOf } from '../sentence-changes.ts'
import type { Reading } from '../site-reader.ts'

/** Text as a page shows it: without Markdown syntax, with quotes, spaces and case normalized. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/!?\[([^\][]{0,1000})\]\([^()]{0,2000}\)/g, '$1')
    .replace(/^[ \t]{0,9}(?:#{1,6}|[-+*>]|\d{1,3}\.)[ \t]{1,9}/gm, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[*_`|\\\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

type Index = { byText: Map<string, Sentence[]>; withSlots: [RegExp, Sentence][]; all: [string, Sentence][] }

const slot = /\{\w+\}/

const indexOf = ({ contents }: Reading, language: string): Index => {
  const index: Index = { byText: new Map(), withSlots: [], all: [] }
  const note = (text: string, sentence: Sentence) =>
    index.byText.set(text, [...(index.byText.get(text) ?? []), sentence])
  for (const { files } of contents.filter((one) => one.language === language || one.language === '')) {
    for (const sentence of files.flatMap(sentencesOf)) {
      const text = plain(sentence.text)
      // Nobody taps the words for search engines.
      if (text === '' || sentence.path[0] === 'meta') continue
      index.all.push([text, sentence])
      note(text, sentence)
      // On the page, each line of a list and each cell of a table is a block of its own.
      const blocks = sentence.path[0] === 'body' ? sentence.text.split(/[\n|]/).map(plain) : []
      if (blocks.length > 1) for (const block of new Set(blocks)) note(block, sentence)
      if (slot.test(text) && text.replace(/\{\w+\}/g, '').length > 3)
        index.withSlots.push([
          new RegExp(
            `^${text
              .split(slot)
              .map((part) => RegExp.escape(part))
              .join('.{1,80}')}$`,
          ),
          sentence,
        ])
    }
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

/** Fields that a tapped text may come from, most likely first. `drafts` are texts that the page shows already. */
export const findFields = (
  reading: Reading,
  language: string,
  tapped: string,
  drafts: readonly { file: string; path: FieldPath; after: unknown }[],
): Sentence[] => {
  const text = plain(tapped)
  if (text === '') return []
  const drafted = drafts.flatMap(({ file, path, after }) =>
    typeof after === 'string' && plain(after) === text ? [{ file, path, text: after }] : [],
  )
  const { byText, withSlots, all } = indexIn(reading, language)
  const exact = [...drafted, ...(byText.get(text) ?? [])]
  if (exact.length > 0) return exact.slice(0, mostFound)
  const filled = withSlots.flatMap(([shape, sentence]) => (shape.test(text) ? [sentence] : []))
  if (filled.length > 0 || text.length > longestBlock) return filled.slice(0, mostFound)
  // A block made of several fields, such as a label with a figure.
  return all
    .filter(([one]) => one.length > 2 && text.includes(one))
    .sort(([one], [other]) => other.length - one.length)
    .map(([, sentence]) => sentence)
    .slice(0, mostFound)
}
