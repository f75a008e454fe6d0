/** A piece of an answer: plain text, a link, bold text or a bold link. */
type AnswerPart = { text: string; href?: string; isStrong?: true }

const marked = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g
const markdownLink = /\[([^\]]+)\]\(([^()\s]+)\)/g

// One slash alone starts a path of this site; browsers read "//" and "/\" as another host.
const ownPath = /^\/(?![/\\])[^\s\\]*$/
const otherTarget = /^(?:https:\/\/[^\s/?#\\]|tel:\+?\d|mailto:[^\s@]+@)/i

/** True for a target that a link in an answer may have. */
export const isSafeTarget = (href: string): boolean => ownPath.test(href) || otherTarget.test(href)

/** A phone number or address, as an answer writes it, and its link. */
export type Contact = { text: string; href: string }

/** Where a text stands in another, and not as part of a longer number: "$1,911" is no call to 911. */
const placeOf = (part: string, text: string) => {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (!/[\d$]$|\d[-.,)] ?$/.test(text.slice(0, at)) && !/^(?:\d|[-.,]\d)/.test(text.slice(at + part.length)))
      return at
  return -1
}

const linked = (text: string, contacts: readonly Contact[]): AnswerPart[] => {
  const [first] = contacts
    .map((contact) => ({ contact, at: placeOf(contact.text, text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  if (!first) return text ? [{ text }] : []
  const { contact, at } = first
  const before = text.slice(0, at)
  return [...(before ? [{ text: before }] : []), contact, ...linked(text.slice(at + contact.text.length), contacts)]
}

/**
 * Splits one paragraph of an answer into pieces. `[words](target)` is a link; an unsafe target leaves only its words.
 * `**words**` is bold. The phone numbers and addresses of `contacts` become links.
 */
export const answerParts = (paragraph: string, contacts: readonly Contact[] = []): AnswerPart[] => {
  const parts: AnswerPart[] = []
  let read = 0
  for (const mark of paragraph.matchAll(marked)) {
    const [whole, text = '', href = '', strong] = mark
    parts.push(...linked(paragraph.slice(read, mark.index), contacts))
    if (strong !== undefined)
      parts.push(...linked(strong, contacts).map((part) => ({ ...part, isStrong: true as const })))
    else parts.push(isSafeTarget(href) ? { text, href } : { text })
    read = mark.index + whole.length
  }
  return [...parts, ...linked(paragraph.slice(read), contacts)]
}

/** The paragraphs of an answer (an empty line separates them), each with its index. */
export const paragraphsOf = (answer: string): { place: number; text: string }[] =>
  answer
    .split(/\n\s*\n/)
    .map((paragraph, place) => ({ place, text: paragraph.trim() }))
    .filter(({ text }) => text !== '')

/** An answer as plain text. */
export const plainWords = (answer: string): string => answer.replace(markdownLink, '$1').replaceAll('**', '')

/** A straight apostrophe between letters, as keyboards type it, is shown as print has it. */
export const typographic = (text: string): string => text.replace(/(\p{L})'(?=\p{L})/gu, '$1’')
