/** A text whose tables read as lines: the bars between their cells are dots. */
export const withoutBars = (text: string): string =>
  text.replace(/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '').replaceAll(' | ', ' · ')

/** A text without the signs of tables, links, headings and stress. */
export const plainText = (text: string): string =>
  withoutBars(text)
    .replace(/^[-:|\s]*---[-:|\s]*$/gm, '')
    .replace(/\*\*|\\(?=\|)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#+ /, '')

export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, text.lastIndexOf(' ', most))

/** The beginning of a text, that of a longer one with three dots. */
export const beginning = (text: string, most: number): string => (text.length <= most ? text : `${cut(text, most)}…`)
