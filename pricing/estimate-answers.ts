/** The names under which the estimate's form sends its answers, in the order in which they are asked. */
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

/** What a visitor answered, as it was typed. Nothing of it has been checked. */
export type EstimateAnswers = Partial<Record<EstimateField, string>>

/** The most characters of one answer; what is longer is cut, and then says nothing that a price could be counted from. */
export const longestAnswer = 60

/** The answers to `fields` among those of a form or a query. Of a name that comes twice the first counts. */
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

/** The estimate's answers among those of a form or a query. */
export const readAnswers = (entries: Iterable<readonly [string, unknown]>): EstimateAnswers =>
  readFields(estimateFields, entries)

/** Answers as they stand in an address: `service=solar&panels=20`. */
export const queryOf = <Field extends string>(
  fields: readonly Field[],
  answers: Partial<Record<Field, string>>,
): string =>
  new URLSearchParams(
    fields.flatMap((field) => (answers[field] === undefined ? [] : [[field, String(answers[field])]])),
  ).toString()

/** The answers as they travel with a request. */
export const estimateQuery = (answers: EstimateAnswers): string => queryOf(estimateFields, answers)

export const estimatePath = '/estimate'

/** The address of the page of the estimate, filled in and answered. */
export const estimateLink = (answers: EstimateAnswers): string => `${estimatePath}?${estimateQuery(answers)}`
