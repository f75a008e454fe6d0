import { type Figure, figureOf, type Unit } from './figure-text.ts'
import { type WashQuestion, washMonths } from './wash-question.ts'

/** Published figures about soiling: `soiling.yaml`. */
export type Soiling = {
  /** Percent of power lost per dry day: the lower and the higher published rate. */
  settings: Readonly<Record<WashQuestion['setting'], { low: number; high: number }>>
  mostPercent: number
  /** Per kW of panels and year. */
  kilowattHours: number
  drySeason: { days: number; percentOfYear: number }
  usualPanels: number
  power: Readonly<Record<'cents' | 'exportCents' | 'usedAtHomePercent', number>>
  study: Readonly<Record<'kilowatts' | 'dollars', number>>
  sources: readonly { name: string; url: string }[]
}

/** Percent of power lost on a day, at the lower and the higher rate. */
export type Loss = { day: number; low: number; high: number }

/** Value of a wash in power alone. */
export type WashWorth = {
  /** kWh the array makes on a day of the dry season. */
  dailyKilowattHours: number
  /** Days from the wash to the first rain; 0 in rainy months. */
  daysLeft: number
  now: Figure
  /** Dollars that the current dirt costs per month. */
  monthly: Figure
  /** Dollars that a wash saves until the rain. */
  regained: Figure
  /** Losses per day from the last rain on; day 0 is the day of the wash. */
  unwashed: readonly Loss[]
  washed: readonly Loss[]
}

export const monthDays = 30

/** Range of whole numbers that contains both ends. */
export const rangeOf = (low: number, high: number, unit: Unit): Figure =>
  figureOf({ from: Math.floor(low), to: Math.ceil(high), open: false, unit })

/** The days of the year, `05-15`, that begin the dry season and end it with the harvest: before the first, or after the last. */
export const drySeasonOf = ({ drySeason }: Soiling): { beforeSummer: string; afterHarvest: string } => {
  // The middle of the first month that `daysToRain` counts from, in a year without a 29th of February.
  const from = Date.UTC(2026, 4, 15)
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(5, 10)
  return { beforeSummer: dayOf(from), afterHarvest: dayOf(from + drySeason.days * 24 * 60 * 60_000) }
}

/** Days from the middle of a month to the rain of mid-October. */
const daysToRain = (month: WashQuestion['month'], { drySeason }: Soiling): number =>
  month === 'rainy' ? 0 : Math.max(0, drySeason.days - monthDays * washMonths.indexOf(month))

/** Dollars per kWh: used at home it saves the retail price; exported under the 2023 rules it earns a few cents. */
const dollarsOf = ({ connected, cents }: WashQuestion, { power }: Soiling): { low: number; high: number } => {
  const retail = (cents ?? power.cents) / 100
  const share = power.usedAtHomePercent / 100
  const net = share * retail + ((1 - share) * power.exportCents) / 100
  return { low: connected === 'before' ? retail : net, high: connected === 'after' ? net : retail }
}

/** Value of washing this many kilowatts of panels. Dirt grows daily, up to a limit, until it rains. */
export const washWorth = (question: WashQuestion, kilowatts: number, soiling: Soiling): WashWorth => {
  const { low, high } = soiling.settings[question.setting]
  const { days, percentOfYear } = soiling.drySeason
  const dailyKilowattHours = (kilowatts * soiling.kilowattHours * percentOfYear) / 100 / days
  const daysLeft = daysToRain(question.month, soiling)
  const dollars = dollarsOf(question, soiling)

  const lossAt = (rate: number, dirtyDays: number) => Math.min(rate * dirtyDays, soiling.mostPercent)
  const lossFrom = (from: number, dirtyAtFirst: number): Loss[] =>
    Array.from({ length: daysLeft - from + 1 }, (_, index) => ({
      day: from + index,
      low: lossAt(low, dirtyAtFirst + index),
      high: lossAt(high, dirtyAtFirst + index),
    }))

  const unwashed = lossFrom(-question.days, 0)
  const washed = lossFrom(0, 0)
  const kilowattHours = (rate: 'low' | 'high') =>
    washed.reduce((sum, clean, day) => {
      const dirty = unwashed[question.days + day]
      return sum + ((dirty ? dirty[rate] - clean[rate] : 0) / 100) * dailyKilowattHours
    }, 0)
  const lostInMonth = (rate: number) => (lossAt(rate, question.days) / 100) * dailyKilowattHours * monthDays

  // A roof at the limit of dirt gains less from a wash at the higher rate, which dirties the clean glass again sooner.
  const saved = [kilowattHours('low'), kilowattHours('high')]

  return {
    dailyKilowattHours,
    daysLeft,
    now: rangeOf(lossAt(low, question.days), lossAt(high, question.days), 'percent'),
    monthly: rangeOf(lostInMonth(low) * dollars.low, lostInMonth(high) * dollars.high, 'dollars'),
    regained:
      daysLeft === 0
        ? rangeOf(0, 0, 'dollars')
        : rangeOf(Math.min(...saved) * dollars.low, Math.max(...saved) * dollars.high, 'dollars'),
    unwashed,
    washed,
  }
}
