const wordJoiner = '\u2060'
const noBreakSpace = '\u00a0'

/** Keeps on one line what is read as one: a range such as 1–3, a time such as 7 AM, and "&" with the word before it. */
export const keepTogether = (text: string): string =>
  text.replace(/–(?=[$\d])/g, `–${wordJoiner}`).replace(/(?<=\d) (?=[AP]M\b)| (?=&)/g, noBreakSpace)
