import { lexer, type Token, type Tokens } from 'marked'

const isTable = (token: Token | undefined): token is Tokens.Table => token?.type === 'table'

/** The cells of a text that is one Markdown table, row by row, the headings first; undefined for any other text. */
export const tableIn = (text: string): string[][] | undefined => {
  const [table, ...others] = lexer(text.trim())
  if (!isTable(table) || others.length > 0) return undefined
  return [table.header, ...table.rows].map((row) => row.map((cell) => cell.text))
}

/** A Markdown table with another text in one cell. The other rows stay as they are written. */
export const withCell = (text: string, row: number, column: number, cell: string): string => {
  const cells = withAt(tableIn(text)?.[row] ?? [], column, cell.replace(/\s*\n\s*/g, ' '))
  const line = `| ${cells.map((one) => one.replace(/\\*\|/g, '\\|')).join(' | ')} |`
  return withAt(text.split('\n'), lineOf(row), line).join('\n')
}

// `Array.prototype.with` is newer than the browsers that the desk supports.
const withAt = (texts: readonly string[], place: number, text: string) =>
  texts.map((one, at) => (at === place ? text : one))

// The line below the headings only separates them from the rows.
const lineOf = (row: number) => (row === 0 ? 0 : row + 1)

export const withoutRow = (text: string, row: number): string =>
  text
    .split('\n')
    .filter((_, line) => line !== lineOf(row))
    .join('\n')

export const withNewRow = (text: string): string =>
  `${text.trimEnd()}\n|${'  |'.repeat(tableIn(text)?.[0]?.length ?? 0)}`
