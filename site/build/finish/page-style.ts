import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { type TouchedByScripts, writeOutConstants } from './constants.ts'
import { hexColors } from './hex-colors.ts'

/** The names that a page, or a part of it, gives to its elements. */
export type Words = ReadonlySet<string>

/** `.gallery` and `[data-variant="light"]` match nothing on a page where nothing says "gallery" or "light". */
export const canMatch = (part: SelectorComponent, words: Words): boolean => {
  if (part.type === 'class') return words.has(part.name)
  if (part.type === 'attribute' && part.operation?.operator === 'equal') return words.has(part.operation.value)
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'has'))
    return part.selectors.some((one) => allMatch(one, words))
  return true
}
const allMatch = (selector: Selector, words: Words) => selector.every((part) => canMatch(part, words))
const keepMatching = (words: Words) => (selector: Selector) => (allMatch(selector, words) ? undefined : [])

export const minify = (css: string, visitor = {}): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString()

/**
 * One style sheet for a page, from all that Astro put into it: without the rules that nothing on the page can match,
 * and with constant tokens written out. `words` are the names that its markup or any script may give to an element.
 */
export const pageStyle = (css: string, words: Words, scripts: TouchedByScripts): string =>
  minify(hexColors(writeOutConstants(minify(css, { Selector: keepMatching(words) }), scripts)))
