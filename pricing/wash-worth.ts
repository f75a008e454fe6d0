import { type Figure, figureText, type Unit } from './figure-text.ts'
import { type WashQuestion, washMonths } from './wash-question.ts'

/** What dirt costs solar panels, as it was published: `soiling.yaml`. */
export type Soiling = {
  /** Percent of the power that is lost for each dry day: the lower and the higher published rate. */
  settings: Readonly<Record<WashQuestion['setting'], { low: number; high: number }>>
  mostPercent: number
  /** Of one kW of panels, a year. */
  kilowattHours: number
  drySeason: { days: number; percentOfYear: number }
  usualPanels: number
  power: Readonly<Record<'cents' | 'exportCents' | 'usedAtHomePercent', number>>
  study: Readonly<Record<'kilowatts' | 'dollars', number>>
  sources: readonly { name: string; url: string }[]
}

/** What was lost of the power on some day, in percent: at the lower and at the higher published rate. */
export type Loss = { day: number; low: number; high: number }

/** What a wash is worth in power alone. */
export type WashWorth = {
  /** What an array of this size makes on a day of the dry season, in kWh. */
  dailyKilowattHours: number
  /** Days from the wash to the rain; none in the rainy months. */
  daysLeft: number
  now: Figure
  /** What the dirt costs in a month as it is now, in dollars. */
  monthly: Figure
  /** What a wash wins back until it rains, in dollars. */
  regained: Figure
  /** From the last rain on, the day of the wash being day 0: as it would go on, and after a wash. */
  unwashed: readonly Loss[]
  washed: readonly Loss[]
}

const monthDays = 30

/** A range of whole numbers in which both ends lie. */
export const rangeOf = (low: number, high: number, unit: Unit): Figure => {
  const range = { from: Math.floor(low), to: Math.ceil(high), open: false, unit }
  return { ...range, text: figureText(range) }
}

/** The days of the year, `05-15`, that begin the dry season and end it with the harvest: before the first, or after the last. */
export const drySeasonOf = ({ drySeason }: Soiling): { beforeSummer: string; afterHarvest: string } => {
  // The middle of the first month that `daysToRain` counts from, in a year without a 29th of February.
  const from = Date.UTC(2026, 4, 15)
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(5, 10)
  return { beforeSummer: dayOf(from), afterHarvest: dayOf(from + drySeason.days * 24 * 60 * 60_000) }
}

/** How many days are left from the middle of a month to the rain of mid-October. */
export const daysToRain = (month: WashQuestion['month'], { drySeason }: Soiling): number =>
  month === 'rainy' ? 0 : Math.max(0, drySeason.days - monthDays * washMonths.indexOf(month))

/** What a kWh is worth in dollars: at home what the visitor pays; sent to the grid, since April 2023, a few cents. */
const dollarsOf = ({ connected, cents }: WashQuestion, { power }: Soiling): { low: number; high: number } => {
  const retail = (cents ?? power.cents) / 100
  const share = power.usedAtHomePercent / 100
  const net = share * retail + ((1 - share) * power.exportCents) / 100
  return { low: connected === 'before' ? retail : net, high: connected === 'after' ? net : retail }
}

/** What a wash of so many kilowatts of panels is worth. Dirt grows by the day, up to a limit, until it rains. */
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

  return {
    dailyKilowattHours,
    daysLeft,
    now: rangeOf(lossAt(low, question.days), lossAt(high, question.days), 'percent'),
    monthly: rangeOf(lostInMonth(low) * dollars.low, lostInMonth(high) * dollars.high, 'dollars'),
    regained:
      daysLeft === 0
        ? rangeOf(0, 0, 'dollars')
        : rangeOf(kilowattHours('low') * dollars.low, kilowattHours('high') * dollars.high, 'dollars'),
    unwashed,
    washed,
  }
}
