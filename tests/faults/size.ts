/** `FAULTS=full` runs each drill at its full number; without it, at one that takes seconds. */
export const isFull = process.env.FAULTS === 'full'

/** How often a drill does what it does. */
export const times = ({ usual, full }: { usual: number; full: number }): number => (isFull ? full : usual)

/** Figures of a drill, shown among the results of the run. */
export const report = (drill: string, figures: Record<string, number | string>): void => {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  process.stdout.write(`    ${drill}: ${text.join(', ')}\n`)
}
