/** `FAULTS=full` runs each drill at full size; otherwise each takes seconds. */
export const isFull = process.env.FAULTS === 'full'

/** Number of repetitions of a drill. */
export const times = ({ usual, full }: { usual: number; full: number }): number => (isFull ? full : usual)

/** Prints figures of a drill with the results. */
export const report = (drill: string, figures: Record<string, number | string>): void => {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`    ${drill}: ${text.join(', ')}\n`)
}
