import { readFields } from './estimate-answers.ts'

/** The names under which "Wash now or wait?" sends its answers. */
export const washFields = ['since', 'month', 'setting', 'connected', 'cents'] as const
export type WashAnswers = Partial<Record<(typeof washFields)[number], string>>

/** How many days ago it rained or was washed. */
export const daysSince = ['14', '30', '60', '90', '150'] as const
/** When the wash would be; in the rainy months it rains enough. */
export const washMonths = ['may', 'june', 'july', 'august', 'september', 'rainy'] as const
export const settings = ['country', 'town', 'dusty'] as const
/** Whether the system was connected before the rules of April 15, 2023. */
export const connections = ['before', 'after', 'unsure'] as const

/** What is asked until a visitor says otherwise. */
export const usualWash = { since: '60', month: 'july', setting: 'town', connected: 'unsure' } as const

export type WashQuestion = {
  days: number
  month: (typeof washMonths)[number]
  setting: (typeof settings)[number]
  connected: (typeof connections)[number]
  /** What a kWh costs the visitor; undefined where nobody says. */
  cents: number | undefined
}

const oneOf = <Value extends string>(values: readonly Value[], answer: string | undefined, usual: Value): Value =>
  values.find((value) => value === answer) ?? usual

const fewestCents = 5
const mostCents = 150

/** `33`, `33.5 cents` or `$0.33` in cents; undefined for what no power costs. */
const centsOf = (text: string): number | undefined => {
  const [, dollars, cents] = /^(?:\$?(0?[.,]\d{1,4})|(\d{1,3}(?:[.,]\d{1,2})?)) ?(?:¢|cents?)?$/i.exec(text) ?? []
  const number = dollars ? Number(dollars.replace(',', '.')) * 100 : Number((cents ?? '').replace(',', '.'))
  return number >= fewestCents && number <= mostCents ? number : undefined
}

export const readWashAnswers = (entries: Iterable<readonly [string, unknown]>): WashAnswers =>
  readFields(washFields, entries)

/** What was asked, or that the price of power cannot be read. A choice that is none of ours is the usual one. */
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
