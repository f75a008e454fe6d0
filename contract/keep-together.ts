/** As numbers are written here: (559) 555-0123. */
const phone = /(\(\d{3}\)) (\d{3}-)(?=\d{4})/g

const wordJoiner = '\u2060'
const noBreakSpace = '\u00a0'

/**
 * Keeps on one line what is read as one: a range such as 1–3, a time such as 7 AM, a phone number, and "&" with the word
 * before it.
 */
export const keepTogether = (text: string): string =>
  text
    .replace(phone, `$1${noBreakSpace}$2${wordJoiner}`)
    .replace(/–(?=[$\d])/g, `–${wordJoiner}`)
    .replace(/(?<=\d) (?=[AP]M\b)| (?=&)/g, noBreakSpace)
