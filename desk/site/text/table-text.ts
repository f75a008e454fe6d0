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
  const cells = tableIn(text)?.[row]?.with(column, cell.replace(/\s*\n\s*/g, ' ')) ?? []
  const line = `| ${cells.map((one) => one.replace(/\\*\|/g, '\\|')).join(' | ')} |`
  // The line below the headings only separates them from the rows.
  return text
    .split('\n')
    .with(row === 0 ? 0 : row + 1, line)
    .join('\n')
}
