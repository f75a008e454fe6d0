import { lexer, type Token, walkTokens } from 'marked'

const mostItems = 2_000
const deepest = 12
// Any other start could be a URL scheme after the browser decodes it.
const plainLink = /^(?:https?:\/\/|mailto:|tel:|sms:|\/(?![/\\])|#|\{)/i
// Forbidden anywhere in a text.
const scheme = /(?:javascript|vbscript):/i

/** All strings in a JSON value. Throws `UnsafeText` for values larger than any form's. */
const textsIn = (value: unknown, depth = 0): string[] => {
  if (depth > deepest) throw new UnsafeText('This is nested too deep.')
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const items = Object.entries(value)
  if (items.length > mostItems) throw new UnsafeText('This list is too long.')
  return items.flatMap(([key, inner]) => [key, ...textsIn(inner, depth + 1)])
}

class UnsafeText extends Error {}

const wrongToken = (token: Token): string | undefined => {
  if (token.type === 'html') return `${token.raw.trim().slice(0, 40)} is HTML: take it out.`
  const href = token.type === 'link' || token.type === 'image' || token.type === 'def' ? String(token.href) : undefined
  if (href === undefined || plainLink.test(href)) return undefined
  // Name of a picture in the content.
  if (token.type === 'image' && /^[a-z0-9][\w./-]*$/i.test(href)) return undefined
  return `The link ${href.slice(0, 40)} cannot be followed: begin it with / or https://.`
}

const wrongIn = (text: string, longest: number): string | undefined => {
  if (text.length > longest) return `This text is too long: shorten it to ${longest} characters.`
  if (scheme.test(text.replace(/[\s\p{Cc}\p{Cf}]/gu, '')))
    return 'No text may hold javascript: begin an address with https://.'
  const found: string[] = []
  walkTokens(lexer(text), (token) => {
    const wrong = wrongToken(token)
    if (wrong) found.push(wrong)
  })
  return found[0]
}

/** Why a value, whose texts have at most `longest` characters, must not be written from a device. Undefined if it may. */
export const unsafeIn = (value: unknown, longest: number): string | undefined => {
  try {
    for (const text of textsIn(value)) {
      const wrong = wrongIn(text, longest)
      if (wrong) return wrong
    }
    return undefined
  } catch (error) {
    if (error instanceof UnsafeText) return error.message
    // Stack overflow in the Markdown parser: thousands of nested quotes.
    if (error instanceof RangeError) return 'This is nested too deep.'
    throw error
  }
}
