import type { EstimateWords } from '../../content/schema/pages/estimate-page.ts'
import { type Estimate, estimate } from '../../pricing/estimate.ts'
import { type EstimateField, estimateQuery, queryOf, readAnswers } from '../../pricing/estimate-answers.ts'
import type { Rates } from '../../pricing/read-job.ts'
import { sayEstimate } from '../../pricing/say-job.ts'
import type { PriceWords } from '../../pricing/say-price.ts'
import { type Wash, wash } from '../../pricing/wash.ts'
import { readWashAnswers, washFields } from '../../pricing/wash-question.ts'
import type { Soiling } from '../../pricing/wash-worth.ts'

/**
 * Answer to the form. `query` holds the job, `address` all answers. `mistakes` are by field. A town off the list is a mistake,
 * and the estimate leaves it out if the rest has a price.
 */
export type FormAnswer = {
  query: string
  address: string
  estimate: Estimate
  mistakes: Partial<Record<EstimateField, string>>
  wash: Wash | undefined
}

type Known = { rates: Rates; priceWords: PriceWords; soiling: Soiling | undefined }

/** Computes the answer to the form's fields. */
export const answerForm = (fields: FormData, { rates, priceWords, soiling }: Known): FormAnswer => {
  const answers = readAnswers(fields)
  const asked = readWashAnswers(fields)
  const whole = estimate(answers, rates, priceWords)
  const mistakes = whole.kind === 'refused' ? whole.mistakes : {}
  const { town: _unlisted, ...townless } = answers
  const priced = mistakes.town === undefined ? answers : townless
  const answer = priced === answers ? whole : estimate(priced, rates, priceWords)
  return {
    query: estimateQuery(priced),
    address: [estimateQuery(answers), queryOf(washFields, asked)].filter(Boolean).join('&'),
    estimate: answer.kind === 'refused' ? whole : answer,
    mistakes,
    wash: soiling && wash(priced, asked, rates, soiling),
  }
}

/** Mistakes by field. */
export const mistakesIn = (
  { mistakes, wash }: FormAnswer,
  words: EstimateWords,
): Partial<Record<EstimateField | 'cents', string | undefined>> => {
  const isCentsWrong = wash?.kind === 'refused' && wash.reason === 'centsUnclear'
  return {
    ...mistakes,
    ...(isCentsWrong && { cents: words.wash?.answer.refused.centsUnclear }),
  }
}

/** The estimate in one line for the quote request, or the mistakes. */
export const saidOf = (estimate: Estimate, words: PriceWords): string =>
  estimate.kind === 'refused' ? Object.values(estimate.mistakes).join(' ') : sayEstimate(estimate, words)
