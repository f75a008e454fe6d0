import type { Figures } from '../../../contract/desk/site.ts'

/** Part of a text: words, or a token such as `{pricing.solar.small}`. `reads` is the token's figure. */
type TextPart = { text: string } | { token: string; reads: string }

const tokens = /\{[A-Za-z][\w.]*\}/g

/** The figure of a token; the name of a slot, which a letter or page fills later. */
const readingOf = (token: string, figures: Figures) => figures[token] ?? token.slice(1, -1)

export const partsOf = (written: string, figures: Figures): TextPart[] => {
  const names = written.match(tokens) ?? []
  return written.split(tokens).flatMap((text, at): TextPart[] => {
    const token = names[at]
    return [...(text ? [{ text }] : []), ...(token ? [{ token, reads: readingOf(token, figures) }] : [])]
  })
}

/** The text as people read it. */
export const readsAs = (written: string, figures: Figures): string =>
  written.replace(tokens, (token) => readingOf(token, figures))

export const hasTokens = (written: string): boolean => written.search(tokens) >= 0
