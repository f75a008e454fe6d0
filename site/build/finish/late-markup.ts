import { afterBands } from './first-screen.ts'

const dialog = /(<dialog id="([^"]*)"[^>]*)>([\s\S]*?)(?=<\/dialog>)/g
const instead = /commandfor="([^"]*)"[^>]*>[^<]*<\/button><noscript>(.*?)<\/noscript>/g
const drawing = /(<svg\b[^>]*)>([\s\S]+?)(?=<\/svg>)/g
const control = /\p{Cc}/u

/**
 * Takes out of a page what only a script opens or nobody reads: what stands in its dialogs, and the drawings between its
 * first `bands` and the end of its footer. `parts` is what was taken; each place has the number of its part as `data-late`.
 * A dialog keeps the link that stands for its button where no script runs, for a line on which the rest never comes.
 */
export const lateMarkup = (html: string, bands: number): { html: string; parts: string[] } => {
  const parts: string[] = []
  const numbered = (opening: string, inner: string) => {
    const known = parts.indexOf(inner)
    const number = known < 0 ? parts.push(inner) - 1 : known
    return `${opening} data-late="${number}">`
  }
  const insteadOf = new Map([...html.matchAll(instead)].map(([, id, link = '']) => [id, link]))
  const closed = html.replace(
    dialog,
    (_, opening: string, id: string, inner: string) => numbered(opening, inner) + (insteadOf.get(id) ?? ''),
  )
  const [start, end] = [afterBands(closed, bands), closed.indexOf('</footer>')]
  const below = closed
    .slice(start, end)
    .replace(drawing, (_, opening: string, inner: string) => numbered(opening, inner))
  return { html: closed.slice(0, start) + below + closed.slice(end), parts }
}

/**
 * The parts as a rule of a style sheet: so they come with the looks of the same page, in one request. A string of JSON is
 * one of CSS as long as it has no other escapes than those of quotes and backslashes.
 */
export const partsRule = (parts: readonly string[]): string => {
  if (parts.some((part) => control.test(part))) throw new Error('Expected late markup without line breaks.')
  return parts.length === 0 ? '' : `head{--late:${JSON.stringify(parts)}}`
}
