// Without an apostrophe these become other words: we'd, he'll, we'll, she'll.
const contraction = /\b(we|he|she)['‘’`](d|ll)\b/g
const inFull: Record<string, string> = { d: ' would', ll: ' will' }

/** Lower-case text without accents and apostrophes: `¿Cuánto?` becomes `¿cuanto?`, `don't` becomes `dont`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(contraction, (_, who: string, end: string) => who + (inFull[end] ?? ''))
    .replace(/['‘’`]/g, '')
    .replace(/[–—]/g, '-')

/** The words and numbers of a text, in order. */
export const wordsOf = (text: string): string[] => plain(text).match(/\d+(?:[.,]\d+)*|[a-z]+/g) ?? []
