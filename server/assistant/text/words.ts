// Without their apostrophe these are other words: Wednesday, a well, hell, a shell.
const contraction = /\b(we|he|she)['‘’`](d|ll)\b/g
const inFull: Record<string, string> = { d: ' would', ll: ' will' }

/** Text without case, accents and apostrophes: `¿Cuánto?` becomes `¿cuanto?`, `don't` becomes `dont`. */
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
