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

const slot = /\{\w+\}/g
// `RegExp.escape` is newer than the browsers that the desk supports.
export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** True for a text with words and a slot, such as `{town}`, which a page fills. */
export const hasSlot = (text: string): boolean => text.search(slot) >= 0 && text.replace(slot, '').trim().length > 3

/** Matches a text as a page shows it, with a group for the words in each slot. */
export const filledShape = (text: string): RegExp =>
  new RegExp(`^${asShown(text).split(slot).map(escaped).join('(.{1,80})')}$`, 'i')
