/** The number of the first line that holds `what`; 1 where none does. */
export const lineWith = (text: string, what: string): number =>
  Math.max(
    0,
    text.split('\n').findIndex((line) => line.includes(what)),
  ) + 1
