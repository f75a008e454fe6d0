/**
 * `good`: done. `open`: stands between this site and the public. `look`: nothing is wrong that a program could see, and
 * a person has to judge. `unasked`: what would know could not be asked.
 */
export type RowState = 'good' | 'open' | 'look' | 'unasked'

export type Row = { what: string; state: RowState; detail: string }

const row =
  (state: RowState) =>
  (what: string, detail: string): Row => ({ what, state, detail })

export const good = row('good')
export const open = row('open')
export const look = row('look')
export const unasked = row('unasked')

/** The answer of something outside this program, or why there was none. */
export type Asked<Answer> = { answer: Answer } | { why: string }

/** `a, b, c and 4 more`: the first few of many. */
export const firstOf = (names: readonly string[], limit = 6): string =>
  names.length > limit ? `${names.slice(0, limit).join(', ')} and ${names.length - limit} more` : names.join(', ')
