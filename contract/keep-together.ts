// (559) 555-0123, $175–$225, 7–9 AM, 7 AM, and "&" with the word before it; in HTML that sign is written `&amp;`.
const figure = String.raw`\$?\d+(?:[.,:]\d+)*`
const together = new RegExp(
  [
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`${figure}–${figure}%?(?: [AP]M\b)?`,
    String.raw`\d+(?::\d\d)? [AP]M\b`,
    String.raw`[^\s<>]+ &(?:amp;)?(?=\s|$)`,
  ].join('|'),
  'g',
)
const tag = /(<[^<>]*>)/

/** A piece of a text; one that is `kept` breaks over no line. */
export type TextPiece = { text: string; kept: boolean }

/** Splits a text into what may break and what is read as one: a range, a time, a phone number, "&" with the word before it. */
export const keepTogether = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = []
  const add = (piece: string, kept: boolean) => {
    if (piece !== '') pieces.push({ text: piece, kept })
  }
  let read = 0
  for (const { 0: match, index } of text.matchAll(together)) {
    add(text.slice(read, index), false)
    add(match, true)
    read = index + match.length
  }
  add(text.slice(read), false)
  return pieces
}

/** The same for the text between the tags of HTML. */
export const keepTogetherInHtml = (html: string): string =>
  html
    .split(tag)
    .map((part) => (tag.test(part) ? part : part.replace(together, '<span class="together">$&</span>')))
    .join('')
