// "1) how soon 2) what price" is a list of questions.
const sentenceEnd = /(?<=[.?!])\s+|[;\n]+|(?:^|\s)\d[).]\s+/
const clauseLink =
  /\s{1,9}(?:lol|lmao|(?:ha){2,9}|(?:ja){2,9}|(?:je){2,9})\b[,.]?\s{0,9}|,\s{0,9}(?:and|but|also|plus|y|pero)?\s{1,9}|\s{1,9}(?:and|but|also|n(?=\s(?:do|can|how|what|when|if)\s)|y|pero|tambien|también)\s{1,9}/i

const parts = (text: string, at: RegExp): string[] =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))

/** Sentences of a message; below, the clauses of each. */
export const sentencesOf = (text: string): string[] => parts(text, sentenceEnd)
export const clausesOf = (sentence: string): string[] => parts(sentence, clauseLink)
