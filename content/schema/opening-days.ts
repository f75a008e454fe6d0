import { z } from 'zod'
import { fill } from '../../pricing/fill.ts'
import { spokenTime } from './clock-time.ts'
import { isoDate, text, texts } from './meta.ts'

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Day = (typeof days)[number]

/** Opening hours of one day, 24-hour clock; null when closed. */
type DayHours = { opens: string; closes: string } | null
type OpeningDays = Readonly<Record<Day, DayHours>>

type OpeningGroup = { days: readonly Day[]; opens: string; closes: string }

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const pattern = new RegExp(`^(${clock})-(${clock})$`)

const dayHours = z
  .string({ error: 'hours such as 07:00-19:00, or closed' })
  .refine((hours) => hours === 'closed' || pattern.test(hours), { error: 'hours such as 07:00-19:00, or closed' })
  .transform((hours): DayHours => {
    const [, opens, closes] = pattern.exec(hours) ?? []
    return opens === undefined || closes === undefined ? null : { opens, closes }
  })
  .refine((hours) => hours === null || hours.opens < hours.closes, {
    error: 'a closing time that is later than the opening time',
  })

/** `hours` in business.yaml: `07:00-19:00` or `closed` for each weekday. */
export const openingDaysSchema = z
  .strictObject(Object.fromEntries(days.map((day) => [day, dayHours])) as Record<Day, typeof dayHours>)
  .refine((week) => days.some((day) => week[day] !== null), { error: 'at least one day that is not closed' })

/** `daysOff` in business.yaml: holidays and other days without work. `last` is the first day itself if it is missing. */
export const daysOffSchema = z
  .array(
    z
      .strictObject({ first: isoDate, last: isoDate.exactOptional() })
      .refine(({ first, last = first }) => last >= first, {
        error: 'a last day that is not before the first',
        path: ['last'],
      })
      .transform(({ first, last = first }) => ({ first, last })),
  )
  .default([])
export type DaysOff = z.infer<typeof daysOffSchema>

/** Words for opening days, in `facts.yaml`. */
export const dayWordsSchema = z.strictObject({
  everyDay: text,
  names: texts(...days),
  /** One day, `{day}`: "Sunday", "el domingo". */
  one: text,
  /** Consecutive days, `{first}` and `{last}`: "Monday to Friday". */
  several: text,
  /** Days and their hours in a sentence, `{days}`, `{opens}`, `{closes}`: "every day from 7 AM to 7 PM". */
  hours: text,
  /** The same beside a label: "Every day, 7 AM to 7 PM". */
  row: text,
  months: z.array(text).length(12),
  /** A date: `{month}`, `{day}`. */
  date: text,
  /** A day off, `{date}`, and several, `{first}` and `{last}`. */
  datesOff: z.strictObject({ one: text, several: text }),
  /** Days off, `{days}`: "We're closed December 24 to December 26." And without any. */
  off: text,
  noneOff: text,
})
type DayWords = z.infer<typeof dayWordsSchema>

/** Open days grouped by equal hours, each group at the position of its first day. */
export const openingGroups = (week: OpeningDays): OpeningGroup[] => {
  const groups = new Map<string, OpeningGroup>()
  for (const day of days) {
    const hours = week[day]
    if (!hours) continue
    const key = `${hours.opens}-${hours.closes}`
    groups.set(key, { ...hours, days: [...(groups.get(key)?.days ?? []), day] })
  }
  return [...groups.values()]
}

const runsOf = (some: readonly Day[]): Day[][] => {
  const runs: Day[][] = []
  for (const day of days.filter((each) => some.includes(each))) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && days.indexOf(last) + 1 === days.indexOf(day)) run.push(day)
    else runs.push([day])
  }
  return runs
}

type Join = (items: readonly string[]) => string

/** Days in words: "every day", "Monday to Friday and Sunday". */
const sayDays = (some: readonly Day[], words: DayWords, join: Join): string => {
  if (some.length === days.length) return words.everyDay
  const one = (day: Day) => fill(words.one, { day: words.names[day] })
  const said = runsOf(some).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)]
    if (run.length < 3 || !first || !last) return run.map(one)
    return [fill(words.several, { first: words.names[first], last: words.names[last] })]
  })
  return join(said)
}

const sayDaysOff = (daysOff: DaysOff, words: DayWords, join: Join): string => {
  if (daysOff.length === 0) return words.noneOff
  const date = (iso: string) => {
    const [, month, day] = iso.split('-').map(Number)
    return fill(words.date, { month: words.months[(month ?? 1) - 1] ?? '', day: String(day) })
  }
  const said = daysOff.map(({ first, last }) =>
    first === last
      ? fill(words.datesOff.one, { date: date(first) })
      : fill(words.datesOff.several, { first: date(first), last: date(last) }),
  )
  return fill(words.off, { days: join(said) })
}

type Opening = { hours: OpeningDays; daysOff: DaysOff }

/** Opening days in words: for a sentence, beside a label, the days alone, the closed days (may be empty), and the days off. */
export const sayOpeningDays = ({ hours: week, daysOff }: Opening, words: DayWords, join: Join) => {
  const groups = openingGroups(week)
  const groupSaid = (form: string) =>
    groups.map(({ days: some, opens, closes }) =>
      fill(form, { days: sayDays(some, words, join), opens: spokenTime(opens), closes: spokenTime(closes) }),
    )
  const row = groupSaid(words.row).join('; ')
  return {
    text: join(groupSaid(words.hours)),
    row: row.charAt(0).toUpperCase() + row.slice(1),
    closed: sayDays(
      days.filter((day) => week[day] === null),
      words,
      join,
    ),
    days: sayDays(
      groups.flatMap((group) => group.days),
      words,
      join,
    ),
    off: sayDaysOff(daysOff, words, join),
  }
}
