/** Whether a text ends as a sentence, a heading of a list or a quotation does. */
export const isEnded = (text: string): boolean => /[.!?:;]["”’)]?$/.test(text)

/** A text with a full stop, where it has no end of its own. */
export const endSentence = (text: string): string => (isEnded(text) ? text : `${text}.`)
