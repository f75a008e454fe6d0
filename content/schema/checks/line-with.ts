/** Number of the first line that contains `what`; 1 if none does. */
export const lineWith = (text: string, what: string): number =>
  Math.max(
    0,
    text.split('\n').findIndex((line) => line.includes(what)),
  ) + 1
