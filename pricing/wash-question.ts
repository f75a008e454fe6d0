import { readFields } from './estimate-answers.ts'

/** Field names of "Wash now or wait?". */
export const washFields = ['since', 'month', 'setting', 'connected', 'cents'] as const
export type WashAnswers = Partial<Record<(typeof washFields)[number], string>>

/** Days since the last rain or wash. */
export const daysSince = ['14', '30', '60', '90', '150'] as const
/** Month of the wash; in rainy months the rain is enough. */
export const washMonths = ['may', 'june', 'july', 'august', 'september', 'rainy'] as const
export const settings = ['country', 'town', 'dusty'] as const
/** Whether the system was connected before the net billing rules of April 15, 2023. */
export const connections = ['before', 'after', 'unsure'] as const

/** Default answers. */
export const usualWash = { since: '60', month: 'july', setting: 'town', connected: 'unsure' } as const

// May, as dates count months.
export const firstMonth = 4

/** The choice for a wash in the month of a date. */
export const washMonthOf = (date: Date): (typeof washMonths)[number] =>
  washMonths[date.getUTCMonth() - firstMonth] ?? 'rainy'

export type WashQuestion = {
  days: number
  month: (typeof washMonths)[number]
  setting: (typeof settings)[number]
  connected: (typeof connections)[number]
  /** Visitor's price of a kWh in cents; undefined when unknown. */
  cents: number | undefined
}

const oneOf = <Value extends string>(values: readonly Value[], answer: string | undefined, usual: Value): Value =>
  values.find((value) => value === answer) ?? usual

const fewestCents = 5
const mostCents = 150

/** `33`, `33.5 cents` or `$0.33` in cents; undefined outside 5–150 cents. */
const centsOf = (text: string): number | undefined => {
  const [, dollars, cents] = /^(?:\$?(0?[.,]\d{1,4})|(\d{1,3}(?:[.,]\d{1,2})?)) ?(?:¢|cents?)?$/i.exec(text) ?? []
  const number = dollars ? Number(dollars.replace(',', '.')) * 100 : Number((cents ?? '').replace(',', '.'))
  return number >= fewestCents && number <= mostCents ? number : undefined
}

export const readWashAnswers = (entries: Iterable<readonly [string, unknown]>): WashAnswers =>
  readFields(washFields, entries)

/** Reads the answers; an unreadable price of power is a mistake, an unknown choice falls back to the default. */
export const readWash = (answers: WashAnswers): WashQuestion | { mistakes: { cents: 'centsUnclear' } } => {
  const cents = answers.cents === undefined ? undefined : centsOf(answers.cents)
  if (answers.cents !== undefined && cents === undefined) return { mistakes: { cents: 'centsUnclear' } }
  return {
    days: Number(oneOf(daysSince, answers.since, usualWash.since)),
    month: oneOf(washMonths, answers.month, usualWash.month),
    setting: oneOf(settings, answers.setting, usualWash.setting),
    connected: oneOf(connections, answers.connected, usualWash.connected),
    cents,
  }
}
