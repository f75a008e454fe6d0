/** A piece of an answer: words, words that lead somewhere, or words that stand out. */
export type AnswerPart = { text: string; href?: string; isStrong?: true }

const marked = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g
const markdownLink = /\[([^\]]+)\]\(([^()\s]+)\)/g

// One slash alone starts a path of this site; browsers read "//" and "/\" as another host.
const ownPath = /^\/(?![/\\])[^\s\\]*$/
const otherTarget = /^(?:https:\/\/[^\s/?#\\]|tel:\+?\d|mailto:[^\s@]+@)/i

/** True for what a link in an answer may lead to. */
export const isSafeTarget = (href: string): boolean => ownPath.test(href) || otherTarget.test(href)

/** A way to reach us, wherever it stands in an answer. */
export type Contact = { text: string; href: string }

const linked = (text: string, contacts: readonly Contact[]): AnswerPart[] => {
  const [first] = contacts
    .map((contact) => ({ contact, at: text.indexOf(contact.text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  if (!first) return text ? [{ text }] : []
  const { contact, at } = first
  const before = text.slice(0, at)
  return [...(before ? [{ text: before }] : []), contact, ...linked(text.slice(at + contact.text.length), contacts)]
}

/**
 * One paragraph of an answer in pieces. Links are written `[words](target)`; a target that is not safe leaves only its
 * words. What stands out is written `**words**`. Ways to reach us, such as the phone number, become links wherever they stand.
 */
export const answerParts = (paragraph: string, contacts: readonly Contact[] = []): AnswerPart[] => {
  const parts: AnswerPart[] = []
  let read = 0
  for (const mark of paragraph.matchAll(marked)) {
    const [whole, text = '', href = '', strong] = mark
    parts.push(...linked(paragraph.slice(read, mark.index), contacts))
    if (strong !== undefined) parts.push({ text: strong, isStrong: true })
    else parts.push(isSafeTarget(href) ? { text, href } : { text })
    read = mark.index + whole.length
  }
  return [...parts, ...linked(paragraph.slice(read), contacts)]
}

/** The paragraphs of an answer, which an empty line parts, by their place in it. */
export const paragraphsOf = (answer: string): { place: number; text: string }[] =>
  answer
    .split(/\n\s*\n/)
    .map((paragraph, place) => ({ place, text: paragraph.trim() }))
    .filter(({ text }) => text !== '')

/** An answer as plain words. */
export const plainWords = (answer: string): string => answer.replace(markdownLink, '$1').replaceAll('**', '')
