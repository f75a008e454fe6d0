const wordJoiner = '\u2060'
const noBreakSpace = '\u00a0'

/** Keeps a range such as 1–3, after whose dash browsers break, and a time such as 7 AM on one line. */
export const keepRanges = (text: string): string =>
  text.replace(/–(?=[$\d])/g, `–${wordJoiner}`).replace(/(?<=\d) (?=[AP]M\b)/g, noBreakSpace)
