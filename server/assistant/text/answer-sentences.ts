const boundary = /(?<=[.!?]["”’)]?)\s+(?=[*[]{0,2}[\p{Lu}¿¡“"(\d$])/u

/** The sentences of one paragraph of an answer, its links and bold words as they are. */
export const answerSentences = (paragraph: string): string[] => paragraph.split(boundary).filter(Boolean)

const unmark = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The sentences of a text as they are read, without the signs of Markdown. */
export const plainSentences = (text: string): string[] => answerSentences(unmark(text))
