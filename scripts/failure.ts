const chain = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...chain(error.cause)] : error === undefined ? [] : [error]

/**
 * What to print when a build stops. A ContentError or a StartError is the owner's to correct and its sentence says
 * all; any other error is ours, so it keeps its stack.
 */
export const sentenceOf = (error: unknown): string => {
  const mistake = chain(error).find((one) => one instanceof Error && ['ContentError', 'StartError'].includes(one.name))
  if (mistake instanceof Error) return mistake.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
