import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { type TouchedByScripts, writeOutConstants } from './constants.ts'
import { hexColors } from './hex-colors.ts'

type Words = ReadonlySet<string>

/** `.gallery` and `[data-variant="light"]` match nothing on a page where nothing says "gallery" or "light". */
const canMatch = (part: SelectorComponent, words: Words): boolean => {
  if (part.type === 'class') return words.has(part.name)
  if (part.type === 'attribute' && part.operation?.operator === 'equal') return words.has(part.operation.value)
  return true
}

const keepMatching = (words: Words) => (selector: Selector) =>
  selector.every((part) => canMatch(part, words)) ? undefined : []

const minify = (css: string, visitor = {}): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString()

/**
 * One style sheet for a page, from all that Astro put into it: without the rules that nothing on the page can match,
 * and with constant tokens written out. `words` are the names that its markup or any script may give to an element.
 */
export const pageStyle = (css: string, words: Words, scripts: TouchedByScripts): string =>
  minify(hexColors(writeOutConstants(minify(css, { Selector: keepMatching(words) }), scripts)))

// What a visitor does, paper, and colours that the system gives come after the first screen.
const states: ReadonlySet<string> = new Set(['active', 'focus', 'focus-visible', 'focus-within', 'hover'])
const lateMedia = /"(?:print|forced-colors)"/

const isSeen = (part: SelectorComponent, seen: Words): boolean => {
  if (part.type === 'pseudo-class') return !states.has(part.kind)
  if (part.type === 'class') return seen.has(`.${part.name}`)
  if (part.type === 'type') return seen.has(part.name)
  return part.type !== 'attribute' || (seen.has(part.name) && canMatch(part, seen))
}
const keepSeen = (seen: Words) => (selector: Selector) =>
  selector.every((part) => isSeen(part, seen)) ? undefined : []

const untouched: TouchedByScripts = { set: new Set(), read: new Set() }

/**
 * What of a page's whole style sheet its first screen needs, until the whole comes. `seen` is what its tags name
 * (first-screen.ts).
 */
export const firstStyle = (whole: string, seen: Words): string => {
  const media = ({ value }: { value: { query: unknown } }) =>
    lateMedia.test(JSON.stringify(value.query)) ? [] : undefined
  const first = minify(whole, { Selector: keepSeen(seen), Rule: { media } })
  return minify(writeOutConstants(first, untouched))
}
