/** The sentences of a text, each but the first with the space before it. "Professional vs. DIY" is one. */
export const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])(?<!\b(?:vs|St|Mrs?|Ms|Dr|Sra?|Uds?)\.)(?=\s)/)

/** A table without rows, with the sentence that announces it. */
const emptyTable = /(?:[^\n.!?|]*:\n+)?\|[^\n]*\|\n\|[-:| ]+\|(?=\n\n|\s*$)/g

/**
 * A text without the sentences for which `isGone` is true. In Markdown, without the whole line of a list or table: its other
 * sentences belong to the first. A table of which no row is left is gone too.
 */
export const withoutSentences = (written: string, isGone: (part: string) => boolean): string =>
  written
    .split(/(?=\n(?:[-|\n]|\d+\. ))/)
    .map((block) => (isGone(block) ? withoutInBlock(block, isGone) : block))
    .join('')
    .replace(emptyTable, '')

const withoutInBlock = (block: string, isGone: (part: string) => boolean): string => {
  const [, start = '', said = ''] = /^(\s*)([\s\S]*)$/.exec(block) ?? []
  if (/^(?:[-|]|\d+\. )/.test(said)) return ''
  const left = sentencesIn(said)
    .filter((sentence) => !isGone(sentence))
    .join('')
  return left && start + left.trimStart()
}

/** A parsed value without the entries of lists that have a text of which nothing is left: `undefined`. */
export const withoutGone = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((item) => !hasGone(item)).map(withoutGone)
  if (typeof value !== 'object' || value === null) return value
  const left = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(left.map(([key, inner]) => [key, withoutGone(inner)]))
}

const hasGone = (item: unknown): boolean =>
  item === undefined || (typeof item === 'object' && item !== null && Object.values(item).includes(undefined))
