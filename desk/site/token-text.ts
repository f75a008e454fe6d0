/** Part of a text: words, or a token such as `{pricing.solar.small}`. `reads` is the token's figure. */
export type TextPart = { text: string } | { token: string; reads: string }

const tokens = /\{[A-Za-z][\w.]*\}/g
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const spaces = (text: string) => text.replace(/\s+/g, ' ')

/** Splits a text into parts. `shown` is the same text with its figures filled in. */
export const partsOf = (written: string, shown: string): TextPart[] => {
  const names = written.match(tokens) ?? []
  const literals = written.split(tokens)
  const pattern = literals.map((literal) => escaped(spaces(literal)).replace(/ /g, '\\s+')).join('([\\s\\S]*?)')
  const figures = new RegExp(`^\\s*${pattern}\\s*$`).exec(shown)?.slice(1) ?? []
  return literals.flatMap((text, at): TextPart[] => {
    const token = names[at]
    return [...(text ? [{ text }] : []), ...(token ? [{ token, reads: figures[at] || token.slice(1, -1) }] : [])]
  })
}

/** The text with its figures filled in. */
export const readsAs = (written: string, parts: readonly TextPart[]): string =>
  written.replace(tokens, (token) => {
    const known = parts.find((part) => 'token' in part && part.token === token)
    return known && 'reads' in known ? known.reads : token
  })
