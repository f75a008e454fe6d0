/**
 * `good`: done. `open`: must be done before a launch. `look`: a person has to judge. `unasked`: could not be checked.
 */
export type RowState = 'good' | 'open' | 'look' | 'unasked'

export type Row = {
  what: string
  state: RowState
  detail: string
  /** All pictures or places that fail the check; `detail` lists the first ones. */
  names?: readonly string[]
  /** Fields of the content to correct. */
  fields?: readonly { file: string; path: readonly (string | number)[] }[]
}

const row =
  (state: RowState) =>
  (what: string, detail: string): Row => ({ what, state, detail })

export const good = row('good')
export const open = row('open')
export const look = row('look')
export const unasked = row('unasked')

const states = ['unasked', 'good', 'look', 'open'] as const

/** Each row once: of the language in which most is left to do, with the fields of every language. */
export const worstOfEach = (rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ what }) => what).values()].map((same) => {
    const worst = same.reduce((a, b) => (states.indexOf(b.state) > states.indexOf(a.state) ? b : a))
    const fields = same.flatMap((row) => row.fields ?? [])
    return fields.length > 0 ? { ...worst, fields } : worst
  })

/** The result of a probe, or why there is none. */
export type ProbeResult<Answer> = { answer: Answer } | { why: string }

/** `a, b, c and 4 more`. */
export const firstOf = (names: readonly string[], limit = 6): string =>
  names.length > limit ? `${names.slice(0, limit).join(', ')} and ${names.length - limit} more` : names.join(', ')
