const tag = /<(?:[^>"']|"[^"]*"|'[^']*')*>/g
const readAloud = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g

/**
 * What stands in a page for eyes and ears: its texts, and the attributes that are read aloud or shown. The names of other
 * languages, and what is said in them, are theirs.
 */
export const shownText = (html: string): string =>
  html
    .replace(/<(style|script|noscript|svg|time)\b.*?<\/\1>/gs, ' ')
    .replace(/<a\b[^>]*\shreflang=.*?<\/a>/gis, ' ')
    .replace(tag, (one) => ` ${[...one.matchAll(readAloud)].map(([, text]) => text).join(' ')} `)
    .replace(/&[a-z#0-9]+;/g, ' ')
    .replace(/https?:\S+|\S+@\S+/g, ' ')

/** Words of a page in the marked language that have no accent, and so were not taken from its content. `names` may have none. */
export const unmarkedWords = (html: string, names: string): string[] => {
  const known = new Set(names.toLowerCase().match(/[a-z]+/g))
  const words = shownText(html).match(/(?<![\p{L}\d.])[A-Za-z]{3,}(?![\p{L}\d])/gu) ?? []
  return [...new Set(words)].filter((word) => /[aeiou]/.test(word) && !known.has(word.toLowerCase()))
}
