import type { EstimateWords } from '../../content/schema/pages/estimate-page.ts'
import { type Estimate, estimate } from '../../pricing/estimate.ts'
import { type EstimateField, estimateQuery, queryOf, readAnswers } from '../../pricing/estimate-answers.ts'
import type { Rates } from '../../pricing/read-job.ts'
import { sayEstimate } from '../../pricing/say-estimate.ts'
import type { PriceWords } from '../../pricing/say-price.ts'
import { type Wash, wash } from '../../pricing/wash.ts'
import { readWashAnswers, washFields } from '../../pricing/wash-question.ts'
import type { Soiling } from '../../pricing/wash-worth.ts'

/** What the form is answered: `query` is the job, `address` all that was asked. */
export type FormAnswer = { query: string; address: string; estimate: Estimate; wash: Wash | undefined }

type Known = { rates: Rates; priceWords: PriceWords; soiling: Soiling | undefined }

/** Counts what the fields of a form ask for. */
export const answerForm = (fields: FormData, { rates, priceWords, soiling }: Known): FormAnswer => {
  const answers = readAnswers(fields)
  const asked = readWashAnswers(fields)
  const query = estimateQuery(answers)
  return {
    query,
    address: [query, queryOf(washFields, asked)].filter(Boolean).join('&'),
    estimate: estimate(answers, rates, priceWords),
    wash: soiling && wash(answers, asked, rates, soiling),
  }
}

/** What is to be corrected, by the names of the fields. */
export const mistakesIn = (
  { estimate, wash }: FormAnswer,
  words: EstimateWords,
): Partial<Record<EstimateField | 'cents', string | undefined>> => {
  const isCentsWrong = wash?.kind === 'refused' && wash.reason === 'centsUnclear'
  return {
    ...(estimate.kind === 'refused' && estimate.mistakes),
    ...(isCentsWrong && { cents: words.wash?.answer.refused.centsUnclear }),
  }
}

/** An estimate in one line, for the request that it goes along with, or what to correct. */
export const saidOf = (estimate: Estimate, words: PriceWords): string =>
  estimate.kind === 'refused' ? Object.values(estimate.mistakes).join(' ') : sayEstimate(estimate, words)
