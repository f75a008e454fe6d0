/** So many bands of a page a first screen may show, or parts of an article; what stands below them is late. */
const FIRST_BANDS = 2
const FIRST_PARTS = 1
const article = /^\s*<article\b[^>]*>/

const tag = /<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^"'>])*?(\/?)>/g
const empty = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/
const popover = /<(\w+)(?=[^>]* popover\b)[\s\S]*?<\/\1>/g
const unopened = /<(dialog|footer|nav)\b[\s\S]*?<\/\1>/g

/** Where the first `count` elements of `markup` end. */
const endOf = (count: number, markup: string): number => {
  let depth = 0
  let bands = 0
  for (const { 0: whole, 1: closing, 2: name = '', 3: closed, index } of markup.matchAll(tag)) {
    if (closed || empty.test(name)) continue
    depth += closing ? -1 : 1
    if (depth === 0) bands += 1
    if (bands === count) return index + whole.length
  }
  return markup.length
}

const firstBands = (bands: string, count: number): string => {
  const [opening] = article.exec(bands) ?? []
  if (opening === undefined) return bands.slice(0, endOf(count, bands))
  const parts = bands.slice(opening.length)
  return opening + parts.slice(0, endOf(FIRST_PARTS, parts))
}

const openingMain = /<main\b[^>]*>/

/** A page before its bands, its bands, and what comes after them. */
const threeParts = (html: string): [string, string, string] => {
  const main = openingMain.exec(html)
  if (main === null) return ['', '', '']
  const [start, end] = [main.index + main[0].length, html.lastIndexOf('</main>')]
  return [html.slice(0, start), html.slice(start, end), html.slice(end)]
}

/**
 * The markup of a page that a first screen can show: without its bands after the first `count`, its footer and what has to
 * be opened.
 */
export const firstScreen = (html: string, count = FIRST_BANDS): string => {
  const [before, bands, after] = threeParts(html)
  return before.replace(popover, '') + firstBands(bands, count) + after.replace(unopened, '').replace(popover, '')
}

/** Where the first `count` bands of a page end. */
export const afterBands = (html: string, count: number): number => {
  const [before, bands] = threeParts(html)
  return before.length + endOf(count, bands)
}

const openingTag = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g
const attribute = /\s([\w-]+)(?:="([^"]*)")?/g
const said = /^(?:aria-|data-|loading$|role$|type$)/

/** What the head's script gives to the page. */
const resting = ['data-resting', 'first']

/** What styles may ask for in such markup: `<element`, `.class`, attributes and their values. */
export const namesSeen = (markup: string): Set<string> => {
  const names = new Set(resting)
  for (const [, element = '', attributes = ''] of markup.matchAll(openingTag)) {
    names.add(`<${element}`)
    for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
      names.add(name)
      if (name === 'class') for (const one of value.split(' ')) names.add(`.${one}`)
      else if (said.test(name)) names.add(value)
    }
  }
  return names
}
