const boundary = /(?<=[.!?]["”’)]?)\s+(?=[*[]{0,2}[\p{Lu}¿¡“"(\d$])/u

/** Sentences of a paragraph, with links and bold marks. */
export const answerSentences = (paragraph: string): string[] => paragraph.split(boundary).filter(Boolean)

const unmark = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Sentences of a text without Markdown marks. */
export const plainSentences = (text: string): string[] => answerSentences(unmark(text))
