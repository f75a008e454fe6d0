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
const longestAnswer = 60

const isField = (name: string): name is EstimateField => estimateFields.some((field) => field === name)

/** The estimate's answers among those of a form or a query. Of a name that comes twice the first counts. */
export const readAnswers = (entries: Iterable<readonly [string, unknown]>): EstimateAnswers => {
  const answers: EstimateAnswers = {}
  for (const [name, value] of entries) {
    if (!isField(name) || typeof value !== 'string' || answers[name] !== undefined) continue
    const answer = value.trim().slice(0, longestAnswer)
    if (answer !== '') answers[name] = answer
  }
  return answers
}

/** The answers as they stand in an address and travel with a request: `service=solar&panels=20`. */
export const estimateQuery = (answers: EstimateAnswers): string =>
  new URLSearchParams(
    estimateFields.flatMap((field) => (answers[field] === undefined ? [] : [[field, answers[field]]])),
  ).toString()
