/** The paragraphs of several answers, none twice, and `last` once and last of all if one of them is it. */
export const paragraphsOf = (answers: readonly string[], last: string): string[] => {
  const all = new Set(answers.flatMap((answer) => answer.split('\n\n')).filter(Boolean))
  return [...[...all].filter((one) => one !== last), ...(all.has(last) ? [last] : [])]
}
