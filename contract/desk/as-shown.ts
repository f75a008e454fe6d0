/** A text as a page shows it: without Markdown syntax, with quotes and spaces normalized. */
export const asShown = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/!?\[([^\][]{0,1000})\]\([^()]{0,2000}\)/g, '$1')
    .replace(/^[ \t]{0,9}(?:#{1,6}|[-+*>]|\d{1,3}\.)[ \t]{1,9}/gm, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[*_`|\\\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
