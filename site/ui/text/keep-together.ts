// Matches (559) 555-0123, $1–$2, 2 × $1–$2, $1–$2 a year, 7–9 AM, 7 AM, and "&" (in HTML `&amp;`) with the word before it.
const figure = String.raw`\$?\d+(?:[.,:]\d+)*`
const together = new RegExp(
  [
    String.raw`\(\d{3}\) \d{3}-\d{4}`,
    String.raw`(?:\d+ × )?${figure}–${figure}[%+]?(?: (?:[AP]M|a year|al año)\b)?`,
    String.raw`\d+(?::\d\d)? [AP]M\b`,
    String.raw`[^\s<>]+ &(?:amp;)?(?=\s|$)`,
  ].join('|'),
  'g',
)
const tag = /(<[^<>]*>)/

/** Part of a text; a `kept` part must not wrap. */
type TextPiece = { text: string; kept: boolean }

/**
 * Splits a text into parts that may wrap and parts that may not: ranges, times, phone numbers, "&" with the word before
 * it.
 */
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

/** The same for HTML: wraps the matches between tags in spans. */
export const keepTogetherInHtml = (html: string): string =>
  html
    .split(tag)
    .map((part) => (tag.test(part) ? part : part.replace(together, '<span class="together">$&</span>')))
    .join('')
