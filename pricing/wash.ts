import type { EstimateAnswers } from './estimate-answers.ts'
import type { Figure } from './figure-text.ts'
import { wattsOf } from './panels.ts'
import { priceJob } from './price-job.ts'
import { type Rates, readJob } from './read-job.ts'
import { readWash, type WashAnswers, type WashQuestion } from './wash-question.ts'
import { type Soiling, type WashWorth, washWorth } from './wash-worth.ts'

export const advices = ['wait', 'close', 'wash', 'rain', 'unpriced'] as const
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
    }
  | { kind: 'refused'; reason: 'centsUnclear' | 'jobUnclear' }

const adviceOn = ({ daysLeft, regained }: WashWorth, price: Figure | undefined): Advice => {
  if (daysLeft === 0) return 'rain'
  if (!price) return 'unpriced'
  if (regained.to < price.from) return 'wait'
  return regained.from > price.to && !price.open ? 'wash' : 'close'
}

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
  return { kind: 'counted', advice: adviceOn(worth, price), question, panels, kilowatts, worth, price }
}
