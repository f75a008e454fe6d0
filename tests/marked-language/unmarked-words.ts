const tag = /<(?:[^>"']|"[^"]*"|'[^']*')*>/g
const readAloud = /\s(?:alt|aria-label|placeholder|title)="([^"]*)"/g

/** Text of a page and of attributes that are shown or read aloud, without other languages' names and words. */
export const shownText = (html: string): string =>
  html
    .replace(/<(style|script|noscript|svg|time)\b.*?<\/\1>/gs, ' ')
    .replace(/<a\b[^>]*\shreflang=.*?<\/a>/gis, ' ')
    .replace(tag, (one) => ` ${[...one.matchAll(readAloud)].map(([, text]) => text).join(' ')} `)
    .replace(/&[a-z#0-9]+;/g, ' ')
    .replace(/https?:\S+|\S+@\S+/g, ' ')

/** Words of a page in the marked language without an accent. `names` may have none. */
export const unmarkedWords = (html: string, names: string): string[] => {
  const known = new Set(names.toLowerCase().match(/[a-z]+/g))
  const words = shownText(html).match(/(?<![\p{L}\d.])[A-Za-z]{3,}(?![\p{L}\d])/gu) ?? []
  return [...new Set(words)].filter((word) => /[aeiou]/.test(word) && !known.has(word.toLowerCase()))
}
