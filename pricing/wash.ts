import type { EstimateAnswers } from './estimate-answers.ts'
import type { Figure } from './figure-text.ts'
import { wattsOf } from './panels.ts'
import { priceJob } from './price-job.ts'
import { type Rates, readJob } from './read-job.ts'
import { firstMonth, readWash, type WashAnswers, type WashQuestion, washMonths } from './wash-question.ts'
import { monthDays, type Soiling, type WashWorth, washWorth } from './wash-worth.ts'

export const advices = ['wait', 'look', 'close', 'wash', 'rain', 'unpriced'] as const
export type Advice = (typeof advices)[number]

/** Whether a wash pays for itself in power, or which answer to correct. */
export type Wash =
  | {
      kind: 'counted'
      advice: Advice
      question: WashQuestion
      panels: number
      kilowatts: number
      worth: WashWorth
      price: Figure | undefined
      /** Later months of the same summer (May is 5) in which a wash may pay for itself, if no rain falls before. */
      laterMonths: number[]
    }
  | { kind: 'refused'; reason: 'centsUnclear' | 'jobUnclear' }

// Dirt by fields varies more than the published rates tell, so waiting is advised only where no dirt is seen.
const adviceOn = ({ daysLeft, regained }: WashWorth, { setting }: WashQuestion, price: Figure | undefined): Advice => {
  if (daysLeft === 0) return 'rain'
  if (!price) return 'unpriced'
  if (regained.to < price.from) return setting === 'dusty' ? 'look' : 'wait'
  // An open price ends nowhere: only a wash that earns twice the named one is sure to pay.
  return regained.from > (price.open ? 2 * price.to : price.to) ? 'wash' : 'close'
}

/** True when a wash may pay for itself. */
export const mayPay = (advice: Advice): boolean => advice === 'close' || advice === 'wash'

/** Compares the value of washing the estimate's panels with its price. An unknown number of panels is the usual one. */
export const wash = (answers: EstimateAnswers, asked: WashAnswers, rates: Rates, soiling: Soiling): Wash => {
  const question = readWash(asked)
  if ('mistakes' in question) return { kind: 'refused', reason: question.mistakes.cents }
  const service = answers.service === 'commercial' ? 'commercial' : 'solar'
  const read = readJob({ ...answers, service, plan: 'once' }, rates)
  if (read.mistakes) return { kind: 'refused', reason: 'jobUnclear' }
  const { job } = read
  const panels = job.panels ?? soiling.usualPanels
  const kilowatts = (panels * wattsOf(rates.list)) / 1000
  const worth = washWorth(question, kilowatts, soiling)
  const priced = priceJob({ ...job, panels }, rates.list)
  const price = priced.kind === 'priced' ? priced.range : undefined
  const asksFor = washMonths.indexOf(question.month)
  const paysIn = (month: WashQuestion['month'], place: number) => {
    const later = { ...question, month, days: question.days + monthDays * (place - asksFor) }
    return place > asksFor && mayPay(adviceOn(washWorth(later, kilowatts, soiling), later, price))
  }
  const laterMonths = washMonths.flatMap((month, place) => (paysIn(month, place) ? [place + firstMonth + 1] : []))
  return {
    kind: 'counted',
    advice: adviceOn(worth, question, price),
    question,
    panels,
    kilowatts,
    worth,
    price,
    laterMonths,
  }
}
