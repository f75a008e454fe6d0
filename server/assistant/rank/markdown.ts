import { endSentence } from '../text/end-sentence.ts'

/** A part of a page below one heading, as plain sentences. */
export type Section = { heading: string; sentences: string[] }

const unmark = (text: string): string =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const boundary = /(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}¿¡“"(\d$])/u

/** A text as sentences; abbreviations before a digit or a small letter do not end one. */
export const sentencesOf = (text: string): string[] => unmark(text).split(boundary).filter(Boolean)

const isTable = (block: string) => block.startsWith('|')

const blocksOf = (body: string): string[] =>
  body
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)|\n(?=#)|(?<=^#.*)\n/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')

const headingOf = (block: string): string | undefined => {
  const heading = /^#+\s+(.*)$/m.exec(block)?.[1]
  return heading === undefined ? undefined : unmark(heading)
}

/** The sections of a Markdown text, without its tables. */
export const sectionsOf = (body: string, title: string): Section[] => {
  const sections: Section[] = [{ heading: title, sentences: [] }]
  for (const block of blocksOf(body).filter((block) => !isTable(block))) {
    const heading = headingOf(block)
    if (heading !== undefined) sections.push({ heading, sentences: [] })
    else sections.at(-1)?.sentences.push(...sentencesOf(block.replace(/^(?:[-*]|\d+\.)\s+/, '')))
  }
  return sections.filter(({ sentences }) => sentences.length > 0)
}

const cellsOf = (line: string): string[] => line.split('|').slice(1, -1).map(unmark)

// "0.05%" alone does not say of what.
const isBareFigure = (cell: string): boolean => /^(?:over )?\d/.test(cell)

const rowText = ([opening, ...columns]: string[], [first = '', ...cells]: string[]): string =>
  columns.length === 1
    ? `${first}: ${cells.join()}.`
    : [
        isBareFigure(first) ? `${opening}: ${first}` : first,
        ...cells.map((cell, at) => `${columns[at]}${columns[at]?.endsWith('?') ? '' : ':'} ${cell}`),
      ]
        .map(endSentence)
        .join(' ')

/** A table of a page and the heading that it stands under, its cells as plain text. */
export type Table = { heading: string; columns: string[]; rows: string[][] }

/** The tables of a Markdown text. */
export const tablesOf = (body: string, title: string): Table[] => {
  let heading = title
  return blocksOf(body).flatMap((block) => {
    heading = headingOf(block) ?? heading
    if (!isTable(block)) return []
    const [head = '', , ...rows] = block.split('\n')
    return [{ heading, columns: cellsOf(head), rows: rows.map(cellsOf) }]
  })
}

/** The rows of a Markdown text's tables, each as a sentence below the heading and the columns it stands under. */
export const rowsOf = (body: string, title: string): Section[] =>
  tablesOf(body, title).flatMap(({ heading, columns, rows }) =>
    rows.map((row) => ({ heading: [heading, ...columns].join(', '), sentences: sentencesOf(rowText(columns, row)) })),
  )
