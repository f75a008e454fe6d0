const boundary = /(?<=[.!?]["”’)]?\*{0,2})\s+(?=[*[]{0,2}[\p{Lu}¿¡“"(\d$])/u

/** Sentences of a paragraph, with links and bold marks. */
export const answerSentences = (paragraph: string): string[] => paragraph.split(boundary).filter(Boolean)
