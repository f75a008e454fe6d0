import type { Focus } from '../../content/schema/picture-entry.ts'

/** A focal point as an attribute value that the style sheet of the page knows: `30-70`. */
export const focusKey = ({ x, y }: Focus): string => `${x}-${y}`

const third = (percent: number, names: readonly [string, string]) =>
  percent < 34 ? names[0] : percent > 66 ? names[1] : ''

/** The part that a crop keeps, in sharp's words: `left top`, `right`, `centre`. */
export const cropAround = ({ x, y }: Focus): string =>
  [third(x, ['left', 'right']), third(y, ['top', 'bottom'])].filter(Boolean).join(' ') || 'centre'
