import type { Row, RowState } from './row.ts'

const signs: Record<RowState, string> = { good: 'ok', open: 'OPEN', look: 'look', unasked: 'not asked' }
const order: RowState[] = ['open', 'unasked', 'look', 'good']

const pad = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length))

const wrap = (text: string, width: number): string[] =>
  (text.match(new RegExp(`(?:\\S{${width},}|.{1,${width}})(?= |$)`, 'g')) ?? []).map((line) => line.trimStart())

/** Rows as a table of at most `width` columns, open ones first. */
export const writeTable = (rows: readonly Row[], width = 110): string => {
  const sign = pad(Object.values(signs))
  const what = pad(rows.map((row) => row.what))
  const indent = sign + what + 4
  const lines = order.flatMap((state) =>
    rows
      .filter((row) => row.state === state)
      .map((row) => {
        const detail = wrap(row.detail, Math.max(30, width - indent)).join(`\n${' '.repeat(indent)}`)
        return `${signs[row.state].padEnd(sign)}  ${row.what.padEnd(what)}  ${detail}`
      }),
  )
  const count = rows.filter(({ state }) => state === 'open').length
  const verdict = count === 0 ? 'Nothing stands in the way of a launch.' : `${count} to do before a launch.`
  return `${lines.join('\n')}\n\n${verdict}\n`
}
