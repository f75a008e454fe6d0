const wordJoiner = '\u2060'

/** Keeps a range such as 1–3 on one line: browsers break after its dash. */
export const keepRanges = (text: string): string => text.replace(/–(?=[$\d])/g, `–${wordJoiner}`)
