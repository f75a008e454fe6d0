/** Field names of the estimate form, in the order of its questions. */
export const estimateFields = [
  'service',
  'panels',
  'kilowatts',
  'size',
  'windows',
  'storeys',
  'town',
  'plan',
  'hours',
] as const
export type EstimateField = (typeof estimateFields)[number]

/** A visitor's answers as typed, unchecked. */
export type EstimateAnswers = Partial<Record<EstimateField, string>>

/** Most characters of one answer; the rest is cut off. */
export const longestAnswer = 60

/** Picks the answers to `fields` from a form or query. The first value of a repeated name wins. */
export const readFields = <Field extends string>(
  fields: readonly Field[],
  entries: Iterable<readonly [string, unknown]>,
): Partial<Record<Field, string>> => {
  const answers: Partial<Record<Field, string>> = {}
  for (const [name, value] of entries) {
    const field = fields.find((one) => one === name)
    if (!field || typeof value !== 'string' || answers[field] !== undefined) continue
    const answer = value.trim().slice(0, longestAnswer)
    if (answer !== '') answers[field] = answer
  }
  return answers
}

/** Picks the estimate's answers from a form or query. */
export const readAnswers = (entries: Iterable<readonly [string, unknown]>): EstimateAnswers =>
  readFields(estimateFields, entries)

/** Answers as a query: `service=solar&panels=20`. */
export const queryOf = <Field extends string>(
  fields: readonly Field[],
  answers: Partial<Record<Field, string>>,
): string =>
  new URLSearchParams(
    fields.flatMap((field) => (answers[field] === undefined ? [] : [[field, String(answers[field])]])),
  ).toString()

/** The estimate's answers as a query. */
export const estimateQuery = (answers: EstimateAnswers): string => queryOf(estimateFields, answers)

export const estimatePath = '/estimate'

/** URL of the estimate page with these answers. */
export const estimateLink = (answers: EstimateAnswers): string => `${estimatePath}?${estimateQuery(answers)}`
