import { fill } from './fill.ts'
import { type Advice, mayPay, type Wash } from './wash.ts'
import type { WashQuestion } from './wash-question.ts'
import type { Soiling } from './wash-worth.ts'

/** The words of "Wash now or wait?" in one language. */
type WashTexts = Readonly<Record<'monthly' | 'aMonth' | 'regained' | 'price', string>> & {
  advice: Readonly<Record<Advice, { title: string; text: string }>>
  months: Readonly<Record<WashQuestion['month'], string>>
  plot: { caption: string }
  count: { lines: readonly string[] }
  notes: readonly string[]
}

/** The notes that apply to every roof. */
export const sayWashNotes = ({ notes }: Pick<WashTexts, 'notes'>, { study }: Soiling): string[] =>
  notes.map((note) => fill(note, { studyKilowatts: study.kilowatts, studyDollars: study.dollars }))

/** A counted wash in words: advice, losses and gains beside the price, and the calculation. */
export const sayWash = (washed: Wash & { kind: 'counted' }, words: WashTexts, soiling: Soiling) => {
  const { advice, question, panels, kilowatts, worth, price } = washed
  const { power, drySeason } = soiling
  const setting = soiling.settings[question.setting]
  const values = {
    panels,
    kilowatts: kilowatts.toFixed(1),
    month: words.months[question.month],
    regained: worth.regained.text,
    monthly: worth.monthly.text,
    now: worth.now.text,
    price: price?.text ?? '',
    yearly: soiling.kilowattHours,
    share: drySeason.percentOfYear,
    dryDays: drySeason.days,
    daily: worth.dailyKilowattHours.toFixed(1),
    low: setting.low,
    high: setting.high,
    days: question.days,
    most: soiling.mostPercent,
    cents: question.cents ?? power.cents,
    export: power.exportCents,
    used: power.usedAtHomePercent,
  }
  const figures = [
    ...(worth.daysLeft > 0
      ? [
          { label: words.monthly, text: words.aMonth },
          { label: words.regained, text: '{regained}' },
        ]
      : []),
    ...(price ? [{ label: words.price, text: '{price}' }] : []),
  ]
  return {
    title: words.advice[advice].title,
    text: fill(words.advice[advice].text, values),
    /** True when the next step is a quote. */
    mayPay: mayPay(advice),
    figures: figures.map(({ label, text }) => ({ label: fill(label, values), text: fill(text, values) })),
    caption: fill(words.plot.caption, values),
    lines: words.count.lines.map((line) => fill(line, values)),
    // The notes explain why most washes do not pay, so they are left out for one that does.
    notes: advice === 'wash' ? [] : sayWashNotes(words, soiling),
  }
}
